// Apple's "Core Audio Format Specification 1.0": the magic cookie's chunk and the packet table's.

#import "PacketList.h"
#include <stdlib.h>
#include <string.h>

enum { most_packets = 1 << 24, largest_cookie = 1 << 16, chunk_head = 12, table_head = 24, longest_number = 5 };

bool packet_list_add(struct packet_list *list, uint32_t size) {
    if (list->count == most_packets) return false;
    if (list->count == list->room) {
        int64_t room = list->room ? list->room * 2 : 256;
        uint32_t *larger = realloc(list->sizes, (size_t)room * sizeof *larger);
        if (larger == NULL) return false;
        list->sizes = larger;
        list->room = room;
    }
    list->sizes[list->count++] = size;
    return true;
}

bool packet_list_set_cookie(struct packet_list *list, const void *bytes, uint32_t count) {
    if (count > largest_cookie) return false;
    uint8_t *copy = malloc(count ? count : 1);
    if (copy == NULL) return false;
    memcpy(copy, bytes, count);
    free(list->cookie);
    list->cookie = copy;
    list->cookie_size = count;
    return true;
}

void packet_list_free(struct packet_list *list) {
    free(list->sizes);
    free(list->cookie);
    *list = (struct packet_list){0};
}

// MARK: Chunks

static uint8_t *put_big(uint8_t *at, uint64_t number, int size) {
    for (int i = size - 1; i >= 0; i--) *at++ = (uint8_t)(number >> 8 * i);
    return at;
}

/// Seven bits in each byte, the highest first; all but the last have the eighth bit.
static uint8_t *put_short(uint8_t *at, uint32_t number) {
    for (int shift = 28; shift > 0; shift -= 7) {
        if (number >> shift) *at++ = (uint8_t)(128 | (number >> shift & 127));
    }
    *at++ = (uint8_t)(number & 127);
    return at;
}

uint8_t *packet_list_chunks(const struct packet_list *list, uint32_t framesPerPacket, size_t *count) {
    size_t most = 2 * chunk_head + list->cookie_size + table_head + (size_t)list->count * longest_number;
    uint8_t *bytes = malloc(most), *at = bytes;
    if (bytes == NULL) return NULL;
    if (list->cookie_size) {
        at = put_big(at, 'kuki', 4);
        at = put_big(at, list->cookie_size, 8);
        memcpy(at, list->cookie, list->cookie_size);
        at += list->cookie_size;
    }
    uint8_t *chunk = at;
    int64_t all = list->count * framesPerPacket, valid = all - list->lead - list->trail;
    at += chunk_head;
    at = put_big(at, (uint64_t)list->count, 8);
    at = put_big(at, (uint64_t)(valid > 0 ? valid : 0), 8);
    at = put_big(at, list->lead, 4);
    at = put_big(at, list->trail, 4);
    for (int64_t i = 0; i < list->count; i++) at = put_short(at, list->sizes[i]);
    put_big(put_big(chunk, 'pakt', 4), (uint64_t)(at - chunk - chunk_head), 8);
    *count = (size_t)(at - bytes);
    return bytes;
}
