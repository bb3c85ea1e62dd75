// The arguments and the environment of the program.
#pragma once

#ifdef __cplusplus
extern "C" {
#endif

char ***_NSGetArgv(void);
int *_NSGetArgc(void);
char ***_NSGetEnviron(void);
char **_NSGetProgname(void);

#ifdef __cplusplus
}
#endif
