#include "PeerUser.h"
#include <errno.h>
#include <linux/inet_diag.h>
#include <linux/netlink.h>
#include <linux/sock_diag.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/// The connection as its other end sees it: the places of the two ends are exchanged.
static int describe_other_end(int descriptor, struct inet_diag_sockid *identity) {
    struct sockaddr_in peer = {0}, own = {0};
    socklen_t size = sizeof peer;
    if (getpeername(descriptor, (struct sockaddr *)&peer, &size) != 0) return -1;
    size = sizeof own;
    if (getsockname(descriptor, (struct sockaddr *)&own, &size) != 0) return -1;
    if (peer.sin_family != AF_INET || own.sin_family != AF_INET) return -1;
    identity->idiag_sport = peer.sin_port;
    identity->idiag_src[0] = peer.sin_addr.s_addr;
    identity->idiag_dport = own.sin_port;
    identity->idiag_dst[0] = own.sin_addr.s_addr;
    identity->idiag_cookie[0] = identity->idiag_cookie[1] = INET_DIAG_NOCOOKIE;
    return 0;
}

enum peer_user_answer peer_user(int descriptor, uid_t *user) {
    struct {
        struct nlmsghdr head;
        struct inet_diag_req_v2 body;
    } question = {
        .head = {.nlmsg_len = sizeof question, .nlmsg_type = SOCK_DIAG_BY_FAMILY, .nlmsg_flags = NLM_F_REQUEST},
        .body = {.sdiag_family = AF_INET, .sdiag_protocol = IPPROTO_TCP, .idiag_states = ~0u},
    };
    if (describe_other_end(descriptor, &question.body.id) != 0) return peer_user_is_gone;
    int kernel = socket(AF_NETLINK, SOCK_DGRAM | SOCK_CLOEXEC, NETLINK_SOCK_DIAG);
    if (kernel < 0) return peer_user_is_untold;
    struct {
        struct nlmsghdr head;
        union {
            struct nlmsgerr error;
            struct inet_diag_msg connection;
            char space[1024];
        };
    } answer;
    ssize_t size = -1;
    if (send(kernel, &question, sizeof question, 0) == (ssize_t)sizeof question) {
        // The kernel answers before `send` returns.
        size = recv(kernel, &answer, sizeof answer, MSG_DONTWAIT);
    }
    close(kernel);
    if (size < (ssize_t)(sizeof answer.head + sizeof(int))) return peer_user_is_untold;
    if (answer.head.nlmsg_type == NLMSG_ERROR) {
        return answer.error.error == -ENOENT ? peer_user_is_gone : peer_user_is_untold;
    }
    if (answer.head.nlmsg_type != SOCK_DIAG_BY_FAMILY) return peer_user_is_untold;
    if (size < (ssize_t)(sizeof answer.head + sizeof answer.connection)) return peer_user_is_untold;
    if (answer.connection.idiag_state != TCP_ESTABLISHED) return peer_user_is_gone;
    *user = answer.connection.idiag_uid;
    return peer_user_is_known;
}
