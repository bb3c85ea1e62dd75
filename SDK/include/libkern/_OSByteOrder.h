// The macros of sys/_endian.h. netinet/in.h takes them away while the system declares functions of these names, and reads this
// again.
#define ntohs(number) ((uint16_t)__builtin_bswap16((uint16_t)(number)))
#define htons(number) ((uint16_t)__builtin_bswap16((uint16_t)(number)))
#define ntohl(number) ((uint32_t)__builtin_bswap32((uint32_t)(number)))
#define htonl(number) ((uint32_t)__builtin_bswap32((uint32_t)(number)))
