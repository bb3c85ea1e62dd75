#ifdef __cplusplus
extern "C" {
#endif

int checksum(const char *text);

#ifdef __cplusplus
}
#endif
