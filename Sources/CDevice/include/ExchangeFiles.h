#pragma once

/// Exchanges two files or folders in one step, so that each name always has one or the other. Returns 0, or -1 with
/// errno (EINVAL where the file system cannot do it).
int exchange_files(const char *_Nonnull one, const char *_Nonnull other);
