// Random numbers.

#include "Objects/References.h"
#include <Security/Security.h>
#include <sys/random.h>

const SecRandomRef kSecRandomDefault = NULL;

int SecRandomCopyBytes(SecRandomRef random, size_t count, uint8_t *bytes) {
    while (count > 0) {
        ssize_t part = getrandom(bytes, count, 0);
        if (part < 0 && errno == EINTR) continue;
        if (part < 0) return -1;
        bytes += part;
        count -= (size_t)part;
    }
    return 0;
}
