#include "DeviceNetwork.h"
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct observer {
    void (*changed)(void *context);
    void *context;
    struct observer *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t begun = PTHREAD_ONCE_INIT;
static struct platform_network present;
static struct observer *observers;

static double positive(double number) { return isfinite(number) && number > 0 ? number : 0; }

static struct platform_network checked(struct platform_network network) {
    if (network.link > platform_link_wifi) network.link = platform_link_wifi;
    network.delay = positive(network.delay);
    network.download = positive(network.download);
    network.upload = positive(network.upload);
    network.loss = fmin(positive(network.loss), 1);
    return network;
}

static void begin(void) {
    present = (struct platform_network){.link = platform_link_wifi};
    const char *text = getenv("VERGER_NETWORK");
    struct platform_network read = present;
    unsigned link;
    if (text && sscanf(text, "%u %lf %lf %lf %lf", &link, &read.delay, &read.download, &read.upload, &read.loss) == 5) {
        read.link = link <= platform_link_wifi ? (enum platform_link)link : platform_link_wifi;
        present = checked(read);
    }
}

struct platform_network platform_network(void) {
    pthread_once(&begun, begin);
    pthread_mutex_lock(&lock);
    struct platform_network network = present;
    pthread_mutex_unlock(&lock);
    return network;
}

void platform_set_network(struct platform_network network) {
    pthread_once(&begun, begin);
    pthread_mutex_lock(&lock);
    present = checked(network);
    // Under the lock, so that none is called after it was removed.
    for (struct observer *it = observers; it; it = it->next) it->changed(it->context);
    pthread_mutex_unlock(&lock);
}

/// The bytes of a packet.
static const double packet = 1460;
/// Without any delay of its own a link has this one, in seconds.
static const double least_delay = 0.02;

double platform_network_rate(struct platform_network network, double limit) {
    if (network.loss <= 0) return limit;
    // The rate that TCP comes to (Mathis, Semke, Mahdavi and Ott, 1997).
    double rate = packet / (fmax(network.delay, least_delay) * sqrt(network.loss));
    return limit > 0 ? fmin(limit, rate) : rate;
}

void platform_observe_network(void (*changed)(void *context), void *context) {
    struct observer *observer = malloc(sizeof *observer);
    if (observer == NULL) return;
    *observer = (struct observer){changed, context, NULL};
    pthread_mutex_lock(&lock);
    observer->next = observers;
    observers = observer;
    pthread_mutex_unlock(&lock);
}

void platform_unobserve_network(void (*changed)(void *context), void *context) {
    pthread_mutex_lock(&lock);
    for (struct observer **it = &observers; *it; it = &(*it)->next) {
        if ((*it)->changed != changed || (*it)->context != context) continue;
        struct observer *removed = *it;
        *it = removed->next;
        free(removed);
        break;
    }
    pthread_mutex_unlock(&lock);
}
