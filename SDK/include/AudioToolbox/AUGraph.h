// Graphs of audio units (docs/Sound.md).
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

OSStatus NewAUGraph(AUGraph *graph);
OSStatus DisposeAUGraph(AUGraph graph);
OSStatus AUGraphAddNode(AUGraph graph, const AudioComponentDescription *description, AUNode *node);
OSStatus AUGraphRemoveNode(AUGraph graph, AUNode node);
OSStatus AUGraphGetNodeCount(AUGraph graph, UInt32 *nodeCount);
OSStatus AUGraphGetIndNode(AUGraph graph, UInt32 index, AUNode *node);
OSStatus AUGraphNodeInfo(AUGraph graph, AUNode node, AudioComponentDescription *description, AudioUnit *unit);
OSStatus AUGraphConnectNodeInput(AUGraph graph, AUNode sourceNode, UInt32 sourceOutput, AUNode destinationNode,
                                 UInt32 destinationInput);
OSStatus AUGraphSetNodeInputCallback(AUGraph graph, AUNode destinationNode, UInt32 destinationInput,
                                     const AURenderCallbackStruct *callback);
OSStatus AUGraphDisconnectNodeInput(AUGraph graph, AUNode destinationNode, UInt32 destinationInput);
OSStatus AUGraphClearConnections(AUGraph graph);
OSStatus AUGraphGetNumberOfInteractions(AUGraph graph, UInt32 *interactionCount);
OSStatus AUGraphGetInteractionInfo(AUGraph graph, UInt32 interactionIndex, AUNodeInteraction *interaction);
OSStatus AUGraphCountNodeInteractions(AUGraph graph, AUNode node, UInt32 *interactionCount);
OSStatus AUGraphGetNodeInteractions(AUGraph graph, AUNode node, UInt32 *interactionCount,
                                    AUNodeInteraction *interactions);
OSStatus AUGraphUpdate(AUGraph graph, Boolean *isUpdated);
OSStatus AUGraphOpen(AUGraph graph);
OSStatus AUGraphClose(AUGraph graph);
OSStatus AUGraphInitialize(AUGraph graph);
OSStatus AUGraphUninitialize(AUGraph graph);
OSStatus AUGraphStart(AUGraph graph);
OSStatus AUGraphStop(AUGraph graph);
OSStatus AUGraphIsOpen(AUGraph graph, Boolean *isOpen);
OSStatus AUGraphIsInitialized(AUGraph graph, Boolean *isInitialized);
OSStatus AUGraphIsRunning(AUGraph graph, Boolean *isRunning);
OSStatus AUGraphGetCPULoad(AUGraph graph, Float32 *averageLoad);
OSStatus AUGraphGetMaxCPULoad(AUGraph graph, Float32 *maximumLoad);
OSStatus AUGraphAddRenderNotify(AUGraph graph, AURenderCallback callback, void *userData);
OSStatus AUGraphRemoveRenderNotify(AUGraph graph, AURenderCallback callback, void *userData);

#ifdef __cplusplus
}
#endif
