"""Where somebody is: what stands for an address when people are counted."""

from __future__ import annotations

import ipaddress


def place_of(address: str) -> str:
    """The address itself; of IPv6 the first half, since a household has all of the other."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((ip, 64), strict=False).network_address)
    return str(ip)
