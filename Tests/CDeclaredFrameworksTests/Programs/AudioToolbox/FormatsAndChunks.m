// The structures of Core Audio's files lie as they do in a file, and graphs' structures as apps fill them.
// > head 8, chunk 12, description 32, packet table 25, marker 28, region 40, instrument 28
// > regions one behind the other: 96 bytes away
// > caff desc data; drop frames 3; little-endian 2
// > a connection of node 1 with node 2, a callback of node 3
// > resolution 25 frames, 40 ticks
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>

static OSStatus render(void *info, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *time, UInt32 bus,
                       UInt32 frames, AudioBufferList *data) {
    return 0;
}

static const char *text(UInt32 code) {
    static char text[4][5];
    static int next;
    char *place = text[next++ % 4];
    snprintf(place, 5, "%c%c%c%c", code >> 24, code >> 16 & 255, code >> 8 & 255, code & 255);
    return place;
}

int main(void) {
    printf("head %d, chunk %d, description %d, packet table %d, marker %d, region %d, instrument %d\n",
           (int)sizeof(CAFFileHeader), (int)sizeof(CAFChunkHeader), (int)sizeof(CAFAudioDescription),
           (int)sizeof(CAFPacketTableHeader), (int)sizeof(CAFMarker), (int)sizeof(CAFRegion),
           (int)sizeof(CAFInstrumentChunk));
    struct {
        CAFRegion region;
        CAFMarker more[4];
    } regions = {.region = {.mNumberMarkers = 3}};
    printf("regions one behind the other: %d bytes away\n",
           (int)((char *)NextCAFRegion(&regions.region) - (char *)&regions.region));
    printf("%s %s %s; drop frames %d; little-endian %d\n", text(kCAF_FileType), text(kCAF_StreamDescriptionChunkID),
           text(kCAF_AudioDataChunkID), kCAF_SMPTE_TimeType30Drop, kCAFLinearPCMFormatFlagIsLittleEndian);

    AUNodeInteraction interactions[2] = {
        {kAUNodeInteraction_Connection, {.connection = {1, 0, 2, 0}}},
        {kAUNodeInteraction_InputCallback, {.inputCallback = {3, 0, {render, NULL}}}},
    };
    AudioUnitNodeConnection connection = interactions[0].nodeInteraction.connection;
    AUNodeRenderCallback callback = interactions[1].nodeInteraction.inputCallback;
    printf("a connection of node %d with node %d, a callback of node %d\n", (int)connection.sourceNode,
           (int)connection.destNode, callback.cback.inputProc == render ? (int)callback.destNode : 0);

    signed char frames;
    unsigned char ticks;
    MusicSequenceGetSMPTEResolution(MusicSequenceSetSMPTEResolution(25, 40), &frames, &ticks);
    printf("resolution %d frames, %d ticks\n", -frames, ticks);
    return 0;
}
