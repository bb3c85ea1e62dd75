#include "DeviceHardware.h"
#include <stdlib.h>
#include <string.h>

bool platform_device_has(const char *capability) {
    const char *all = getenv("VERGER_DEVICE_CAPABILITIES");
    if (all == NULL) return true;
    if (strchr(capability, ' ')) return false;
    size_t length = strlen(capability);
    for (const char *found = all; length > 0 && (found = strstr(found, capability)); found += length) {
        bool begins = found == all || found[-1] == ' ';
        bool ends = found[length] == ' ' || found[length] == 0;
        if (begins && ends) return true;
    }
    return false;
}

const char *platform_device_hardware(void) {
    const char *hardware = getenv("SIMULATOR_MODEL_IDENTIFIER");
    return hardware && *hardware ? hardware : NULL;
}

long long platform_device_memory(void) {
    const char *memory = getenv("VERGER_DEVICE_MEMORY");
    long long bytes = memory ? strtoll(memory, NULL, 10) : 0;
    return bytes > 0 ? bytes : 0;
}
