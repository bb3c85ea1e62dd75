#import "Notice/NotThereYet.h"
#import <AudioToolbox/AUGraph.h>

/// The result of every AUGraph function: audio graphs are not implemented.
static OSStatus refuse(void) {
    NOT_THERE_YET("AUGraph", "a graph of units of sound");
    return kAUGraphErr_InvalidAudioUnit;
}

OSStatus NewAUGraph(AUGraph *graph) { return refuse(); }

OSStatus DisposeAUGraph(AUGraph graph) { return 0; }

OSStatus AUGraphAddNode(AUGraph graph, const AudioComponentDescription *description, AUNode *node) { return refuse(); }

OSStatus AUGraphRemoveNode(AUGraph graph, AUNode node) { return refuse(); }

OSStatus AUGraphGetNodeCount(AUGraph graph, UInt32 *nodeCount) { return refuse(); }

OSStatus AUGraphGetIndNode(AUGraph graph, UInt32 index, AUNode *node) { return refuse(); }

OSStatus AUGraphNodeInfo(AUGraph graph, AUNode node, AudioComponentDescription *description, AudioUnit *unit) {
    return refuse();
}

OSStatus AUGraphConnectNodeInput(AUGraph graph, AUNode sourceNode, UInt32 sourceOutput, AUNode destinationNode,
                                 UInt32 destinationInput) {
    return refuse();
}

OSStatus AUGraphSetNodeInputCallback(AUGraph graph, AUNode destinationNode, UInt32 destinationInput,
                                     const AURenderCallbackStruct *callback) {
    return refuse();
}

OSStatus AUGraphDisconnectNodeInput(AUGraph graph, AUNode destinationNode, UInt32 destinationInput) {
    return refuse();
}

OSStatus AUGraphClearConnections(AUGraph graph) { return refuse(); }

OSStatus AUGraphGetNumberOfInteractions(AUGraph graph, UInt32 *interactionCount) { return refuse(); }

OSStatus AUGraphGetInteractionInfo(AUGraph graph, UInt32 interactionIndex, AUNodeInteraction *interaction) {
    return refuse();
}

OSStatus AUGraphCountNodeInteractions(AUGraph graph, AUNode node, UInt32 *interactionCount) { return refuse(); }

OSStatus AUGraphGetNodeInteractions(AUGraph graph, AUNode node, UInt32 *interactionCount,
                                    AUNodeInteraction *interactions) {
    return refuse();
}

OSStatus AUGraphUpdate(AUGraph graph, Boolean *isUpdated) { return refuse(); }

OSStatus AUGraphOpen(AUGraph graph) { return refuse(); }

OSStatus AUGraphClose(AUGraph graph) { return 0; }

OSStatus AUGraphInitialize(AUGraph graph) { return refuse(); }

OSStatus AUGraphUninitialize(AUGraph graph) { return refuse(); }

OSStatus AUGraphStart(AUGraph graph) { return refuse(); }

OSStatus AUGraphStop(AUGraph graph) { return refuse(); }

OSStatus AUGraphIsOpen(AUGraph graph, Boolean *isOpen) { return refuse(); }

OSStatus AUGraphIsInitialized(AUGraph graph, Boolean *isInitialized) { return refuse(); }

OSStatus AUGraphIsRunning(AUGraph graph, Boolean *isRunning) { return refuse(); }

OSStatus AUGraphGetCPULoad(AUGraph graph, Float32 *averageLoad) { return refuse(); }

OSStatus AUGraphGetMaxCPULoad(AUGraph graph, Float32 *maximumLoad) { return refuse(); }

OSStatus AUGraphAddRenderNotify(AUGraph graph, AURenderCallback callback, void *userData) { return refuse(); }

OSStatus AUGraphRemoveRenderNotify(AUGraph graph, AURenderCallback callback, void *userData) { return refuse(); }
