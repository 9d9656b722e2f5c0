"""CuBirds (Кубички): gather flocks from four rows of birds."""
