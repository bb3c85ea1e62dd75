#pragma once

/// Calls `body` with the path of each shared library that this process has loaded.
void loaded_libraries_each(
    void (*_Nonnull body)(const char *_Nonnull path, void *_Nullable context), void *_Nullable context);
