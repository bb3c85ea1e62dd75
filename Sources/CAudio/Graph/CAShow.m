// Prints what is in a graph, for the person who writes the app.

#import "GraphObject.h"
#import "../Unit/UnitObject.h"
#import <AudioToolbox/AudioToolbox.h>
#include <stdio.h>

/// A code of four characters.
static const char *code(char text[5], OSType code) {
    for (int i = 0; i < 4; i++) {
        char character = (char)(code >> (24 - 8 * i));
        text[i] = character >= ' ' && character <= '~' ? character : '.';
    }
    text[4] = 0;
    return text;
}

static void show_format(FILE *file, AUGraph graph, AUNode number, AudioUnitScope scope, UInt32 element) {
    const struct graph_node *node = graph_node(graph, number);
    AudioStreamBasicDescription format;
    UInt32 size = sizeof format;
    char text[5];
    if (node == NULL || node->unit == NULL) return;
    if (AudioUnitGetProperty(node->unit, kAudioUnitProperty_StreamFormat, scope, element, &format, &size)) return;
    UInt32 fraction =
        (format.mFormatFlags & kLinearPCMFormatFlagsSampleFractionMask) >> kLinearPCMFormatFlagsSampleFractionShift;
    fprintf(file, " [%2u ch, %6.0f Hz, '%s' (0x%08X) ", (unsigned)format.mChannelsPerFrame, format.mSampleRate,
            code(text, format.mFormatID), (unsigned)format.mFormatFlags);
    if (fraction) fprintf(file, "%u.%u-bit", (unsigned)(format.mBitsPerChannel - fraction), (unsigned)fraction);
    else fprintf(file, "%u-bit", (unsigned)format.mBitsPerChannel);
    fprintf(file, " %s-endian %s%s]", format.mFormatFlags & kAudioFormatFlagIsBigEndian ? "big" : "little",
            format.mFormatFlags & kAudioFormatFlagIsFloat           ? "float"
            : format.mFormatFlags & kAudioFormatFlagIsSignedInteger ? "signed integer"
                                                                    : "unsigned integer",
            format.mFormatFlags & kAudioFormatFlagIsNonInterleaved ? ", deinterleaved" : "");
}

static void show_nodes(FILE *file, AUGraph graph) {
    fprintf(file, "  Member Nodes:\n");
    for (int i = 0; i < graph->node_count; i++) {
        const struct graph_node *node = &graph->nodes[i];
        char type[5], subtype[5], manufacturer[5];
        fprintf(file, "\tnode %d: '%s' '%s' '%s', instance %p%s%s\n", (int)node->number,
                code(type, node->description.componentType), code(subtype, node->description.componentSubType),
                code(manufacturer, node->description.componentManufacturer), (void *)node->unit,
                graph->is_open && node->unit ? " O" : "", graph->is_initialized && node->unit ? " I" : "");
    }
}

static void show_interactions(FILE *file, AUGraph graph, UInt32 type) {
    for (int i = 0; i < graph->interaction_count; i++) {
        const struct graph_interaction *there = &graph->interactions[i];
        if (there->is_removed || there->interaction.nodeInteractionType != type) continue;
        UInt32 input;
        AUNode destination = graph_destination(&there->interaction, &input);
        if (type == kAUNodeInteraction_Connection) {
            const AUNodeConnection *connection = &there->interaction.nodeInteraction.connection;
            fprintf(file, "\tnode %3d bus %3u => node %3d bus %3u ", (int)connection->sourceNode,
                    (unsigned)connection->sourceOutputNumber, (int)destination, (unsigned)input);
            show_format(file, graph, connection->sourceNode, kAudioUnitScope_Output, connection->sourceOutputNumber);
        } else {
            const AURenderCallbackStruct *callback = &there->interaction.nodeInteraction.inputCallback.cback;
            fprintf(file, "\t{%p, %p} => node %3d bus %3u ", (void *)callback->inputProc, callback->inputProcRefCon,
                    (int)destination, (unsigned)input);
            show_format(file, graph, destination, kAudioUnitScope_Input, input);
        }
        fprintf(file, "\n");
    }
}

static void show_graph(FILE *file, AUGraph graph) {
    Boolean is_running = false;
    AUGraphIsRunning(graph, &is_running);
    units_lock();
    fprintf(file, "AudioUnitGraph %p:\n", (void *)graph);
    show_nodes(file, graph);
    fprintf(file, "  Connections:\n");
    show_interactions(file, graph, kAUNodeInteraction_Connection);
    fprintf(file, "  Input Callbacks:\n");
    show_interactions(file, graph, kAUNodeInteraction_InputCallback);
    fprintf(file, "  CurrentState:\n\tmLastUpdateError=0, eventsToProcess=%c, isInitialized=%c, isRunning=%c\n",
            graph_has_changes(graph) ? 'T' : 'F', graph->is_initialized ? 'T' : 'F', is_running ? 'T' : 'F');
    units_unlock();
}

void CAShowFile(void *object, FILE *file) {
    if (object == NULL || file == NULL) return;
    if (graph_is_there(object)) show_graph(file, object);
    else fprintf(file, "%p is no graph of audio units\n", object);
}

void CAShow(void *object) { CAShowFile(object, stdout); }
