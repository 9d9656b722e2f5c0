"""Many games side by side on a GPU, bit-equal to `rookery.envs.batch.Batch`.

    batch = Batch("cubirds", 1 << 16, players=3, seed=7)
    masks = torch.as_tensor(batch.masks)          # the same memory, not a copy
    while True:
        features = torch.as_tensor(batch.features())
        batch.step(policy(features, masks))       # actions: any integers in device memory

Arrays are CuPy's, which PyTorch, JAX and CuPy read in place (`__cuda_array_interface__`,
`__dlpack__`). Kernels run on CuPy's current stream, which by default is PyTorch's too.

The kernels are the games' own rules, compiled by numba-cuda. `Prepared` keeps them in a folder, so
that a machine with a GPU needs neither Numba nor a compiler: `batch`, `prepared` and `launches`
import NumPy alone until a batch is made, and then CuPy. The other modules here make kernels.
"""

from .batch import Batch
from .prepared import Prepared

__all__ = ["Batch", "Prepared"]
