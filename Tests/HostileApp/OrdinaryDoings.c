// What apps do must go on working.

#include "Attempts.h"
#include <arpa/inet.h>
#include <dirent.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

static void *nothing(void *argument) { return argument; }

static int can_use_files(const char *home) {
    char one[4096], other[4096], folder[4096];
    snprintf(one, sizeof one, "%s/Documents/one", home);
    snprintf(folder, sizeof folder, "%s/Library/Caches/folder", home);
    snprintf(other, sizeof other, "%s/Library/Caches/folder/other", home);
    int file = open(one, O_RDWR | O_CREAT | O_EXCL, 0600);
    if (file < 0 || write(file, "text", 4) != 4 || fchmod(file, 0644) != 0) return 0;
    struct timespec times[2] = {{1, 0}, {1, 0}};
    if (futimens(file, times) != 0 || ftruncate(file, 2) != 0 || close(file) != 0) return 0;
    if (mkdir(folder, 0700) != 0 || rename(one, other) != 0 || truncate(other, 1) != 0) return 0;
    return unlink(other) == 0 && rmdir(folder) == 0;
}

static int can_use_network(void) {
    int listener = socket(AF_INET, SOCK_STREAM, 0), client = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    if (bind(listener, (struct sockaddr *)&address, size) != 0 || listen(listener, 1) != 0) return 0;
    getsockname(listener, (struct sockaddr *)&address, &size);
    return connect(client, (struct sockaddr *)&address, size) == 0;
}

static int can_list(const char *path) {
    DIR *folder = opendir(path);
    if (folder) closedir(folder);
    return folder != NULL;
}

void do_what_apps_do(const struct targets *targets) {
    pthread_t thread;
    struct ifaddrs *interfaces;
    int pair[2];
    char bundle[4096];
    snprintf(bundle, sizeof bundle, "%s/Sample.app", targets->home);
    MAY("write, move and delete files of its own", can_use_files(targets->home));
    MAY("list its home and its bundle", can_list(targets->home) && can_list(bundle));
    MAY("use the network", can_use_network());
    MAY("list the network's interfaces", getifaddrs(&interfaces) == 0);
    MAY("start threads", pthread_create(&thread, NULL, nothing, NULL) == 0 && pthread_join(thread, NULL) == 0);
    MAY("send itself a signal", kill(getpid(), 0) == 0 && pthread_kill(pthread_self(), 0) == 0);
    MAY("make pairs of sockets", socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0);
    void *code = mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    MAY("make memory for code", code != MAP_FAILED);
    MAY("watch a folder", inotify_add_watch(inotify_init(), bundle, IN_MODIFY) >= 0);
    MAY("read fonts, zones and its own state", can_list("/usr/share") && can_list("/proc/self/task"));
    MAY("read random numbers", open("/dev/urandom", O_RDONLY) >= 0 && open("/dev/null", O_RDWR) >= 0);
}
