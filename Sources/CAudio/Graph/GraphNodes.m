#import "GraphObject.h"
#import "../Unit/UnitObject.h"
#include <stdlib.h>
#include <string.h>

struct graph_node *graph_node(AUGraph graph, AUNode number) {
    for (int i = 0; i < graph->node_count; i++) {
        if (graph->nodes[i].number == number) return &graph->nodes[i];
    }
    return NULL;
}

bool graph_is_output(const AudioComponentDescription *description) {
    return description->componentType == kAudioUnitType_Output;
}

struct graph_node *graph_output(AUGraph graph) {
    for (int i = 0; i < graph->node_count; i++) {
        if (graph_is_output(&graph->nodes[i].description)) return &graph->nodes[i];
    }
    return NULL;
}

OSStatus graph_open_node(AUGraph graph, struct graph_node *node) {
    AudioComponent component = AudioComponentFindNext(NULL, &node->description);
    if (component == NULL) return kAUGraphErr_InvalidAudioUnit;
    OSStatus status = AudioComponentInstanceNew(component, &node->unit);
    if (status || !graph_is_output(&node->description)) return status;
    for (int i = 0; i < graph_most_notices; i++) {
        if (graph->notices[i].function == NULL) continue;
        AudioUnitAddRenderNotify(node->unit, graph->notices[i].function, graph->notices[i].user_data);
    }
    return 0;
}

void graph_close_node(AUGraph graph, struct graph_node *node) {
    if (node->unit) AudioComponentInstanceDispose(node->unit);
    node->unit = NULL;
}

// MARK: What apps call

OSStatus AUGraphAddNode(AUGraph graph, const AudioComponentDescription *description, AUNode *node) {
    if (graph == NULL || description == NULL || node == NULL) return kAudio_ParamError;
    if (graph_is_output(description) && graph_output(graph)) return kAUGraphErr_OutputNodeErr;
    if (graph->node_count == graph_most_nodes) return kAudio_MemFullError;
    struct graph_node made = {.number = graph->last_number + 1, .description = *description};
    OSStatus status = graph->is_open ? graph_open_node(graph, &made) : 0;
    if (status == 0 && graph->is_initialized) status = AudioUnitInitialize(made.unit);
    struct graph_node *larger = NULL;
    if (status == 0) larger = realloc(graph->nodes, (size_t)(graph->node_count + 1) * sizeof *larger);
    if (larger == NULL) {
        graph_close_node(graph, &made);
        return status ? status : kAudio_MemFullError;
    }
    graph->nodes = larger;
    graph->nodes[graph->node_count++] = made;
    *node = ++graph->last_number;
    return 0;
}

OSStatus AUGraphRemoveNode(AUGraph graph, AUNode number) {
    if (graph == NULL) return kAudio_ParamError;
    struct graph_node *node = graph_node(graph, number);
    if (node == NULL) return kAUGraphErr_NodeNotFound;
    if (graph->is_running && graph_is_output(&node->description)) return kAUGraphErr_OutputNodeErr;
    graph_forget_node(graph, number);
    graph_close_node(graph, node);
    int place = (int)(node - graph->nodes);
    graph->node_count--;
    memmove(node, node + 1, (size_t)(graph->node_count - place) * sizeof *node);
    return 0;
}

OSStatus AUGraphGetNodeCount(AUGraph graph, UInt32 *nodeCount) {
    if (graph == NULL || nodeCount == NULL) return kAudio_ParamError;
    *nodeCount = (UInt32)graph->node_count;
    return 0;
}

OSStatus AUGraphGetIndNode(AUGraph graph, UInt32 index, AUNode *node) {
    if (graph == NULL || node == NULL) return kAudio_ParamError;
    if (index >= (UInt32)graph->node_count) return kAUGraphErr_NodeNotFound;
    *node = graph->nodes[index].number;
    return 0;
}

OSStatus AUGraphNodeInfo(AUGraph graph, AUNode number, AudioComponentDescription *description, AudioUnit *unit) {
    if (graph == NULL) return kAudio_ParamError;
    const struct graph_node *node = graph_node(graph, number);
    if (node == NULL) return kAUGraphErr_NodeNotFound;
    if (description) *description = node->description;
    if (unit) *unit = node->unit;
    return 0;
}
