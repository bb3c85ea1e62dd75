// The sizes of packets that an app writes, and what else stands behind them in Core Audio files.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct packet_list {
    uint32_t *sizes;
    int64_t count, room;
    uint8_t *cookie;
    uint32_t cookie_size;
    /// Frames of the first and of the last packets that are no sound.
    uint32_t lead, trail;
};

bool packet_list_add(struct packet_list *list, uint32_t size);
bool packet_list_set_cookie(struct packet_list *list, const void *bytes, uint32_t count);
void packet_list_free(struct packet_list *list);

/// The chunks with the cookie and the list, which the caller frees; NULL without memory.
uint8_t *packet_list_chunks(const struct packet_list *list, uint32_t framesPerPacket, size_t *count);
