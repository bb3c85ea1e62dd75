// Graphs of audio units, of which there are none yet.
#pragma once
#import <AudioUnit/AudioUnit.h>

typedef struct OpaqueAUGraph *AUGraph;
typedef SInt32 AUNode;

/// One unit's output that is another one's input.
struct AudioUnitNodeConnection {
    AUNode sourceNode;
    UInt32 sourceOutputNumber;
    AUNode destNode;
    UInt32 destInputNumber;
};
typedef struct AudioUnitNodeConnection AudioUnitNodeConnection;
typedef AudioUnitNodeConnection AUNodeConnection;

/// A function that makes a unit's input.
struct AUNodeRenderCallback {
    AUNode destNode;
    AudioUnitElement destInputNumber;
    AURenderCallbackStruct cback;
};
typedef struct AUNodeRenderCallback AUNodeRenderCallback;

/// One of both, as the type says.
struct AUNodeInteraction {
    UInt32 nodeInteractionType;
    union {
        AUNodeConnection connection;
        AUNodeRenderCallback inputCallback;
    } nodeInteraction;
};
typedef struct AUNodeInteraction AUNodeInteraction;

enum {
    kAUGraphErr_NodeNotFound = -10860,
    kAUGraphErr_InvalidConnection = -10861,
    kAUGraphErr_OutputNodeErr = -10862,
    kAUGraphErr_CannotDoInCurrentContext = -10863,
    kAUGraphErr_InvalidAudioUnit = -10864
};

enum {
    kAUNodeInteraction_Connection = 1,
    kAUNodeInteraction_InputCallback = 2
};

#ifdef __cplusplus
extern "C" {
#endif

/// - Status: stub
OSStatus NewAUGraph(AUGraph *graph);
/// - Status: stub
OSStatus DisposeAUGraph(AUGraph graph);
/// - Status: stub
OSStatus AUGraphAddNode(AUGraph graph, const AudioComponentDescription *description, AUNode *node);
/// - Status: stub
OSStatus AUGraphRemoveNode(AUGraph graph, AUNode node);
/// - Status: stub
OSStatus AUGraphGetNodeCount(AUGraph graph, UInt32 *nodeCount);
/// - Status: stub
OSStatus AUGraphGetIndNode(AUGraph graph, UInt32 index, AUNode *node);
/// - Status: stub
OSStatus AUGraphNodeInfo(AUGraph graph, AUNode node, AudioComponentDescription *description, AudioUnit *unit);
/// - Status: stub
OSStatus AUGraphConnectNodeInput(AUGraph graph, AUNode sourceNode, UInt32 sourceOutput, AUNode destinationNode,
                                 UInt32 destinationInput);
/// - Status: stub
OSStatus AUGraphSetNodeInputCallback(AUGraph graph, AUNode destinationNode, UInt32 destinationInput,
                                     const AURenderCallbackStruct *callback);
/// - Status: stub
OSStatus AUGraphDisconnectNodeInput(AUGraph graph, AUNode destinationNode, UInt32 destinationInput);
/// - Status: stub
OSStatus AUGraphClearConnections(AUGraph graph);
/// - Status: stub
OSStatus AUGraphGetNumberOfInteractions(AUGraph graph, UInt32 *interactionCount);
/// - Status: stub
OSStatus AUGraphGetInteractionInfo(AUGraph graph, UInt32 interactionIndex, AUNodeInteraction *interaction);
/// - Status: stub
OSStatus AUGraphCountNodeInteractions(AUGraph graph, AUNode node, UInt32 *interactionCount);
/// - Status: stub
OSStatus AUGraphGetNodeInteractions(AUGraph graph, AUNode node, UInt32 *interactionCount,
                                    AUNodeInteraction *interactions);
/// - Status: stub
OSStatus AUGraphUpdate(AUGraph graph, Boolean *isUpdated);
/// - Status: stub
OSStatus AUGraphOpen(AUGraph graph);
/// - Status: stub
OSStatus AUGraphClose(AUGraph graph);
/// - Status: stub
OSStatus AUGraphInitialize(AUGraph graph);
/// - Status: stub
OSStatus AUGraphUninitialize(AUGraph graph);
/// - Status: stub
OSStatus AUGraphStart(AUGraph graph);
/// - Status: stub
OSStatus AUGraphStop(AUGraph graph);
/// - Status: stub
OSStatus AUGraphIsOpen(AUGraph graph, Boolean *isOpen);
/// - Status: stub
OSStatus AUGraphIsInitialized(AUGraph graph, Boolean *isInitialized);
/// - Status: stub
OSStatus AUGraphIsRunning(AUGraph graph, Boolean *isRunning);
/// - Status: stub
OSStatus AUGraphGetCPULoad(AUGraph graph, Float32 *averageLoad);
/// - Status: stub
OSStatus AUGraphGetMaxCPULoad(AUGraph graph, Float32 *maximumLoad);
/// - Status: stub
OSStatus AUGraphAddRenderNotify(AUGraph graph, AURenderCallback callback, void *userData);
/// - Status: stub
OSStatus AUGraphRemoveRenderNotify(AUGraph graph, AURenderCallback callback, void *userData);

#ifdef __cplusplus
}
#endif
