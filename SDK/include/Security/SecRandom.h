// Random numbers that nobody can foretell.
#pragma once
#include <Security/SecBase.h>

typedef const struct __SecRandom *SecRandomRef;

CF_EXTERN_C_BEGIN
extern const SecRandomRef kSecRandomDefault;
/// 0, or -1 and errno.
int SecRandomCopyBytes(SecRandomRef random, size_t count, uint8_t *bytes);
CF_EXTERN_C_END
