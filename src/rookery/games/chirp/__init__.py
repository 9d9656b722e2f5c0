"""The Bird Told Me To Do It (Ptaszki ćwierkają): one branch for all, and birds that command."""
