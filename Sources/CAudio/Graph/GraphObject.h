// A graph of audio units: what its functions in AUGraph.h share. The units' lock guards it.
#pragma once
#import <AudioToolbox/AUGraph.h>
#include <stdbool.h>

enum { graph_most_nodes = 1024, graph_most_interactions = 4096, graph_most_notices = 16 };

struct graph_node {
    AUNode number;
    AudioComponentDescription description;
    /// NULL while the graph is not open.
    AudioUnit unit;
};

struct graph_interaction {
    AUNodeInteraction interaction;
    /// The units know of it.
    bool is_made;
    /// It is to be taken away at the next update.
    bool is_removed;
};

struct OpaqueAUGraph {
    struct graph_node *nodes;
    int node_count;
    AUNode last_number;
    struct graph_interaction *interactions;
    int interaction_count;
    bool is_open, is_initialized, is_running;
    struct {
        AURenderCallback function;
        void *user_data;
    } notices[graph_most_notices];
    /// The next one of all graphs of the app.
    AUGraph next;
};

/// True for a graph that has not been disposed of.
bool graph_is_there(const void *object);
/// True if units have not been told of all interactions.
bool graph_has_changes(AUGraph graph);

/// NULL if there is none of this number.
struct graph_node *graph_node(AUGraph graph, AUNode number);
/// The node that plays, or gives its frames to the app; NULL if there is none.
struct graph_node *graph_output(AUGraph graph);
bool graph_is_output(const AudioComponentDescription *description);

/// Finds and makes a node's unit.
OSStatus graph_open_node(AUGraph graph, struct graph_node *node);
void graph_close_node(AUGraph graph, struct graph_node *node);

/// Tells the units of the interactions that they do not know yet, and takes away those that are removed.
OSStatus graph_apply(AUGraph graph);
/// The node's interactions are gone with it.
void graph_forget_node(AUGraph graph, AUNode number);
/// The node an interaction leads to, and the number of its input.
AUNode graph_destination(const AUNodeInteraction *interaction, UInt32 *input);
