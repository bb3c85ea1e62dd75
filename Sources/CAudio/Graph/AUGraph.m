#import "GraphObject.h"
#import "../Unit/RemoteUnit.h"
#import "../Unit/UnitObject.h"
#include <stdlib.h>
#include <string.h>

// MARK: Making and disposing

static AUGraph graphs;

OSStatus NewAUGraph(AUGraph *graph) {
    if (graph == NULL) return kAudio_ParamError;
    *graph = calloc(1, sizeof **graph);
    if (*graph == NULL) return kAudio_MemFullError;
    units_lock();
    (*graph)->next = graphs;
    graphs = *graph;
    units_unlock();
    return 0;
}

bool graph_is_there(const void *object) {
    units_lock();
    AUGraph there = graphs;
    while (there && there != object) there = there->next;
    units_unlock();
    return there != NULL;
}

OSStatus DisposeAUGraph(AUGraph graph) {
    if (graph == NULL) return kAudio_ParamError;
    if (!graph_is_there(graph)) return kAudio_ParamError;
    AUGraphClose(graph);
    units_lock();
    AUGraph *place = &graphs;
    while (*place != graph) place = &(*place)->next;
    *place = graph->next;
    units_unlock();
    free(graph->nodes);
    free(graph->interactions);
    free(graph);
    return 0;
}

// MARK: Opening

OSStatus AUGraphOpen(AUGraph graph) {
    if (graph == NULL) return kAudio_ParamError;
    OSStatus status = 0;
    for (int i = 0; i < graph->node_count && status == 0; i++) {
        if (graph->nodes[i].unit == NULL) status = graph_open_node(graph, &graph->nodes[i]);
    }
    if (status == 0) graph->is_open = true;
    return status;
}

OSStatus AUGraphClose(AUGraph graph) {
    if (graph == NULL) return kAudio_ParamError;
    if (!graph->is_open) return 0;
    AUGraphUninitialize(graph);
    for (int i = 0; i < graph->node_count; i++) graph_close_node(graph, &graph->nodes[i]);
    // They are made anew when it is opened again.
    for (int i = 0; i < graph->interaction_count; i++) graph->interactions[i].is_made = false;
    graph->is_open = false;
    return 0;
}

OSStatus AUGraphIsOpen(AUGraph graph, Boolean *isOpen) {
    if (graph == NULL || isOpen == NULL) return kAudio_ParamError;
    *isOpen = graph->is_open;
    return 0;
}

// MARK: Making ready

OSStatus AUGraphInitialize(AUGraph graph) {
    if (graph == NULL) return kAudio_ParamError;
    if (!graph->is_open) return kAudioUnitErr_Uninitialized;
    OSStatus status = graph_apply(graph);
    for (int i = 0; i < graph->node_count && status == 0; i++) status = AudioUnitInitialize(graph->nodes[i].unit);
    if (status == 0) graph->is_initialized = true;
    return status;
}

OSStatus AUGraphUninitialize(AUGraph graph) {
    if (graph == NULL) return kAudio_ParamError;
    if (!graph->is_initialized) return 0;
    AUGraphStop(graph);
    for (int i = 0; i < graph->node_count; i++) AudioUnitUninitialize(graph->nodes[i].unit);
    graph->is_initialized = false;
    return 0;
}

OSStatus AUGraphIsInitialized(AUGraph graph, Boolean *isInitialized) {
    if (graph == NULL || isInitialized == NULL) return kAudio_ParamError;
    *isInitialized = graph->is_initialized;
    return 0;
}

// MARK: Starting and stopping

OSStatus AUGraphStart(AUGraph graph) {
    if (graph == NULL) return kAudio_ParamError;
    struct graph_node *output = graph_output(graph);
    if (output == NULL || output->unit == NULL) return kAUGraphErr_OutputNodeErr;
    if (!graph->is_initialized) return kAudioUnitErr_Uninitialized;
    OSStatus status = AudioOutputUnitStart(output->unit);
    if (status == 0) graph->is_running = true;
    return status;
}

OSStatus AUGraphStop(AUGraph graph) {
    if (graph == NULL) return kAudio_ParamError;
    struct graph_node *output = graph_output(graph);
    graph->is_running = false;
    return output && output->unit ? AudioOutputUnitStop(output->unit) : 0;
}

OSStatus AUGraphIsRunning(AUGraph graph, Boolean *isRunning) {
    if (graph == NULL || isRunning == NULL) return kAudio_ParamError;
    struct graph_node *output = graph_output(graph);
    // A call stops the unit.
    bool has_own_time = output && output->unit && output->unit->plug_in == NULL && output->unit->kind->inputs > 1;
    *isRunning = graph->is_running && (!has_own_time || remote_unit_is_running(output->unit));
    return 0;
}

OSStatus AUGraphUpdate(AUGraph graph, Boolean *isUpdated) {
    if (graph == NULL) return kAudio_ParamError;
    OSStatus status = graph->is_open ? graph_apply(graph) : 0;
    if (isUpdated) *isUpdated = status == 0;
    return status;
}

// MARK: Load

static struct remote_load load_of(AUGraph graph) {
    struct graph_node *output = graph_output(graph);
    struct remote_load none = {0, 0};
    return output && output->unit && output->unit->kind ? remote_unit_load(output->unit) : none;
}

OSStatus AUGraphGetCPULoad(AUGraph graph, Float32 *averageLoad) {
    if (graph == NULL || averageLoad == NULL) return kAudio_ParamError;
    units_lock();
    *averageLoad = (Float32)load_of(graph).average;
    units_unlock();
    return 0;
}

OSStatus AUGraphGetMaxCPULoad(AUGraph graph, Float32 *maximumLoad) {
    if (graph == NULL || maximumLoad == NULL) return kAudio_ParamError;
    units_lock();
    *maximumLoad = (Float32)load_of(graph).greatest;
    units_unlock();
    return 0;
}

// MARK: Who hears of slices

OSStatus AUGraphAddRenderNotify(AUGraph graph, AURenderCallback callback, void *userData) {
    if (graph == NULL || callback == NULL) return kAudio_ParamError;
    for (int i = 0; i < graph_most_notices; i++) {
        if (graph->notices[i].function) continue;
        graph->notices[i].function = callback;
        graph->notices[i].user_data = userData;
        struct graph_node *output = graph_output(graph);
        return output && output->unit ? AudioUnitAddRenderNotify(output->unit, callback, userData) : 0;
    }
    return kAudio_MemFullError;
}

OSStatus AUGraphRemoveRenderNotify(AUGraph graph, AURenderCallback callback, void *userData) {
    if (graph == NULL) return kAudio_ParamError;
    for (int i = 0; i < graph_most_notices; i++) {
        if (graph->notices[i].function != callback || graph->notices[i].user_data != userData) continue;
        graph->notices[i].function = NULL;
    }
    struct graph_node *output = graph_output(graph);
    return output && output->unit ? AudioUnitRemoveRenderNotify(output->unit, callback, userData) : 0;
}
