// What leads from one unit of a graph to another, and which functions of the app make an input.
//
// The units learn of it when the graph is initialized or updated; until then everything is heard as it was.

#import "GraphObject.h"
#import "../Unit/UnitObject.h"
#include <stdlib.h>
#include <string.h>

AUNode graph_destination(const AUNodeInteraction *interaction, UInt32 *input) {
    bool is_connection = interaction->nodeInteractionType == kAUNodeInteraction_Connection;
    *input = is_connection ? interaction->nodeInteraction.connection.destInputNumber
                           : interaction->nodeInteraction.inputCallback.destInputNumber;
    return is_connection ? interaction->nodeInteraction.connection.destNode
                         : interaction->nodeInteraction.inputCallback.destNode;
}

static bool leads_to(const struct graph_interaction *there, AUNode node, UInt32 input) {
    UInt32 number;
    return graph_destination(&there->interaction, &number) == node && number == input;
}

/// Those that have not been removed: the app sees no others.
static bool concerns(const struct graph_interaction *there, AUNode node) {
    UInt32 input;
    if (there->is_removed) return false;
    bool is_source = there->interaction.nodeInteractionType == kAUNodeInteraction_Connection &&
                     there->interaction.nodeInteraction.connection.sourceNode == node;
    return is_source || graph_destination(&there->interaction, &input) == node;
}

static void drop(AUGraph graph, int place) {
    graph->interaction_count--;
    memmove(&graph->interactions[place], &graph->interactions[place + 1],
            (size_t)(graph->interaction_count - place) * sizeof *graph->interactions);
}

// MARK: Telling the units

static OSStatus make(AUGraph graph, const AUNodeInteraction *interaction) {
    UInt32 input;
    const struct graph_node *node = graph_node(graph, graph_destination(interaction, &input));
    if (node == NULL) return kAUGraphErr_NodeNotFound;
    if (interaction->nodeInteractionType == kAUNodeInteraction_InputCallback) {
        const AURenderCallbackStruct *callback = &interaction->nodeInteraction.inputCallback.cback;
        return AudioUnitSetProperty(node->unit, kAudioUnitProperty_SetRenderCallback, kAudioUnitScope_Input, input,
                                    callback, sizeof *callback);
    }
    const AUNodeConnection *wanted = &interaction->nodeInteraction.connection;
    const struct graph_node *source = graph_node(graph, wanted->sourceNode);
    if (source == NULL) return kAUGraphErr_NodeNotFound;
    AudioUnitConnection connection = {source->unit, wanted->sourceOutputNumber, input};
    return AudioUnitSetProperty(node->unit, kAudioUnitProperty_MakeConnection, kAudioUnitScope_Input, input,
                                &connection, sizeof connection);
}

static void unmake(AUGraph graph, const AUNodeInteraction *interaction) {
    UInt32 input;
    const struct graph_node *node = graph_node(graph, graph_destination(interaction, &input));
    if (node == NULL || node->unit == NULL) return;
    bool is_callback = interaction->nodeInteractionType == kAUNodeInteraction_InputCallback;
    AudioUnitSetProperty(node->unit,
                         is_callback ? kAudioUnitProperty_SetRenderCallback : kAudioUnitProperty_MakeConnection,
                         kAudioUnitScope_Input, input, NULL, 0);
}

OSStatus graph_apply(AUGraph graph) {
    OSStatus status = 0;
    units_lock();
    for (int i = 0; i < graph->interaction_count;) {
        struct graph_interaction *there = &graph->interactions[i];
        if (!there->is_removed) {
            i++;
            continue;
        }
        if (there->is_made) unmake(graph, &there->interaction);
        drop(graph, i);
    }
    for (int i = 0; i < graph->interaction_count && status == 0; i++) {
        struct graph_interaction *there = &graph->interactions[i];
        if (there->is_made) continue;
        status = make(graph, &there->interaction);
        there->is_made = status == 0;
    }
    units_unlock();
    return status;
}

bool graph_has_changes(AUGraph graph) {
    for (int i = 0; i < graph->interaction_count; i++) {
        if (graph->interactions[i].is_removed || !graph->interactions[i].is_made) return true;
    }
    return false;
}

void graph_forget_node(AUGraph graph, AUNode number) {
    units_lock();
    for (int i = 0; i < graph->interaction_count;) {
        struct graph_interaction *there = &graph->interactions[i];
        bool was_removed = there->is_removed;
        there->is_removed = false;
        bool is_gone = concerns(there, number);
        there->is_removed = was_removed;
        if (!is_gone) {
            i++;
            continue;
        }
        if (there->is_made) unmake(graph, &there->interaction);
        drop(graph, i);
    }
    units_unlock();
}

// MARK: What apps call

/// An input has one source: a further one is refused, until the former has been taken away.
static OSStatus add(AUGraph graph, const AUNodeInteraction *interaction) {
    UInt32 input;
    AUNode node = graph_destination(interaction, &input);
    if (graph_node(graph, node) == NULL) return kAUGraphErr_NodeNotFound;
    OSStatus status = 0;
    units_lock();
    for (int i = 0; i < graph->interaction_count && status == 0; i++) {
        const struct graph_interaction *there = &graph->interactions[i];
        bool is_taken = !there->is_removed && leads_to(there, node, input);
        bool is_replaced = is_taken && interaction->nodeInteractionType == kAUNodeInteraction_InputCallback &&
                           there->interaction.nodeInteractionType == kAUNodeInteraction_InputCallback;
        if (is_replaced) drop(graph, i--);
        else if (is_taken) status = kAUGraphErr_InvalidConnection;
    }
    if (graph->interaction_count == graph_most_interactions) status = kAudio_MemFullError;
    size_t size = (size_t)(graph->interaction_count + 1) * sizeof *graph->interactions;
    struct graph_interaction *larger = status ? NULL : realloc(graph->interactions, size);
    if (larger) {
        graph->interactions = larger;
        graph->interactions[graph->interaction_count++] = (struct graph_interaction){.interaction = *interaction};
    } else if (status == 0) {
        status = kAudio_MemFullError;
    }
    units_unlock();
    return status;
}

OSStatus AUGraphConnectNodeInput(AUGraph graph, AUNode sourceNode, UInt32 sourceOutput, AUNode destinationNode,
                                 UInt32 destinationInput) {
    if (graph == NULL) return kAudio_ParamError;
    if (graph_node(graph, sourceNode) == NULL) return kAUGraphErr_NodeNotFound;
    if (sourceNode == destinationNode) return kAUGraphErr_InvalidConnection;
    AUNodeInteraction interaction = {
        .nodeInteractionType = kAUNodeInteraction_Connection,
        .nodeInteraction.connection = {sourceNode, sourceOutput, destinationNode, destinationInput}};
    return add(graph, &interaction);
}

OSStatus AUGraphSetNodeInputCallback(AUGraph graph, AUNode destinationNode, UInt32 destinationInput,
                                     const AURenderCallbackStruct *callback) {
    if (graph == NULL || callback == NULL) return kAudio_ParamError;
    AUNodeInteraction interaction = {
        .nodeInteractionType = kAUNodeInteraction_InputCallback,
        .nodeInteraction.inputCallback = {destinationNode, destinationInput, *callback}};
    return add(graph, &interaction);
}

OSStatus AUGraphDisconnectNodeInput(AUGraph graph, AUNode destinationNode, UInt32 destinationInput) {
    if (graph == NULL) return kAudio_ParamError;
    if (graph_node(graph, destinationNode) == NULL) return kAUGraphErr_NodeNotFound;
    OSStatus status = kAUGraphErr_InvalidConnection;
    units_lock();
    for (int i = 0; i < graph->interaction_count; i++) {
        struct graph_interaction *there = &graph->interactions[i];
        if (there->is_removed || !leads_to(there, destinationNode, destinationInput)) continue;
        there->is_removed = true;
        status = 0;
    }
    units_unlock();
    return status;
}

OSStatus AUGraphClearConnections(AUGraph graph) {
    if (graph == NULL) return kAudio_ParamError;
    units_lock();
    for (int i = 0; i < graph->interaction_count; i++) graph->interactions[i].is_removed = true;
    units_unlock();
    return 0;
}

// MARK: Asking

OSStatus AUGraphGetNumberOfInteractions(AUGraph graph, UInt32 *interactionCount) {
    if (graph == NULL || interactionCount == NULL) return kAudio_ParamError;
    *interactionCount = 0;
    for (int i = 0; i < graph->interaction_count; i++) *interactionCount += !graph->interactions[i].is_removed;
    return 0;
}

OSStatus AUGraphGetInteractionInfo(AUGraph graph, UInt32 interactionIndex, AUNodeInteraction *interaction) {
    if (graph == NULL || interaction == NULL) return kAudio_ParamError;
    for (int i = 0; i < graph->interaction_count; i++) {
        if (graph->interactions[i].is_removed || interactionIndex-- > 0) continue;
        *interaction = graph->interactions[i].interaction;
        return 0;
    }
    return kAudio_ParamError;
}

OSStatus AUGraphCountNodeInteractions(AUGraph graph, AUNode node, UInt32 *interactionCount) {
    if (graph == NULL || interactionCount == NULL) return kAudio_ParamError;
    if (graph_node(graph, node) == NULL) return kAUGraphErr_NodeNotFound;
    *interactionCount = 0;
    for (int i = 0; i < graph->interaction_count; i++) *interactionCount += concerns(&graph->interactions[i], node);
    return 0;
}

OSStatus AUGraphGetNodeInteractions(AUGraph graph, AUNode node, UInt32 *interactionCount,
                                    AUNodeInteraction *interactions) {
    if (graph == NULL || interactionCount == NULL || interactions == NULL) return kAudio_ParamError;
    if (graph_node(graph, node) == NULL) return kAUGraphErr_NodeNotFound;
    UInt32 room = *interactionCount, count = 0;
    for (int i = 0; i < graph->interaction_count && count < room; i++) {
        if (concerns(&graph->interactions[i], node)) interactions[count++] = graph->interactions[i].interaction;
    }
    *interactionCount = count;
    return 0;
}
