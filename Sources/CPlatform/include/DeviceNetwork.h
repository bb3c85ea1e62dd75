#pragma once
#include <stdbool.h>

/// How a device is connected to its network.
enum platform_link { platform_link_none, platform_link_cellular, platform_link_wifi };

/// What the device's network is like. Numbers that are 0 are no limit.
struct platform_network {
    enum platform_link link;
    /// From a request to its answer, in seconds, beside what the machine's own network takes.
    double delay;
    /// In bytes a second.
    double download, upload;
    /// The share of packets that are lost, from 0 to 1.
    double loss;
};

/// What the network is like now. At first as the environment says (VERGER_NETWORK: the five numbers), or else the machine's own.
/// May be called on any thread.
struct platform_network platform_network(void);

/// Says what the network is like from now on, and calls the observers on this thread.
void platform_set_network(struct platform_network network);

/// How many bytes a second a connection gets in a network that loses packets, since it sends less after each loss; 0 for no limit.
///
/// - limit: what the link itself allows, 0 for no limit.
double platform_network_rate(struct platform_network network, double limit);

/// Calls a function whenever the network has changed, until it is removed with the same arguments.
void platform_observe_network(void (*_Nonnull changed)(void *_Nullable context), void *_Nullable context);
void platform_unobserve_network(void (*_Nonnull changed)(void *_Nullable context), void *_Nullable context);
