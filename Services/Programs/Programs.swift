// No code: this target is what its dependencies are. `README.md` says why.
