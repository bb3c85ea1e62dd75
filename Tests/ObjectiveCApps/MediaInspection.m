// What files say of themselves: metadata by formats, lyrics, chapters, tracks to choose from; and what a writer says in the
// files that it writes of samples that are encoded already.
// film: film.mp4 -map 3 -aspect 8:3 -metadata title=Colours -metadata artist=Painter -metadata lyrics=La -metadata:s:a:0 language=eng -metadata:s:a:1 language=deu
// script: wait 5
// > formats com.apple.itunes, title Colours under ©nam, artist Painter, common title, lyrics La
// > none of ID3 1, of a track 1
// > no chapters: 0, 0 of another language
// > chapters: of a language 1, Red 0.00-1.00, Later 1.00-3.00, at 1.00 in it 1
// > group: 0.50-1.50 of 1, copied 1, changed 2.00, equal 1
// > to choose: audible, options 2, empty 0, first soun aac  eng 1
// > by list 1, by language 1, audible 2, not audible 0, playable 2, itself again 0
// > selected eng, then deu, not none deu, nothing else 1
// > encoded alone: 320x240, mode kept 1
// > with its pixels' shape: 640x240
// > written as it stands: 1, 75 pictures, sound 1, title Written, track named 1, scale 90000, tables first 1
// > without the head: 0, fragments 1, played 1
// > waits for its first sample: 1, kinds 1
#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    AVPlayer *player;
}
@end

static AVURLAsset *asset;

static CMTime at(double seconds) { return CMTimeMakeWithSeconds(seconds, 600); }
static NSURL *film(void) { return [[NSBundle mainBundle] URLForResource:@"film" withExtension:@"mp4"]; }

static NSURL *place(NSString *name) {
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:name];
    [[NSFileManager defaultManager] removeItemAtPath:path error:NULL];
    return [NSURL fileURLWithPath:path];
}

static AVMetadataItem *item(NSArray *items, id key, NSString *space) {
    NSArray *found = [AVMetadataItem metadataItemsFromArray:items withKey:key keySpace:space];
    return found.count ? [found objectAtIndex:0] : nil;
}

static void metadata(void) {
    NSArray *all = [asset metadataForFormat:AVMetadataFormatiTunesMetadata];
    AVMetadataItem *title = item(all, AVMetadataiTunesMetadataKeySongName, AVMetadataKeySpaceiTunes);
    AVMetadataItem *artist = item(all, AVMetadataiTunesMetadataKeyArtist, AVMetadataKeySpaceiTunes);
    NSString *key = [(id)title.key description];
    printf("formats %s, title %s under %s, artist %s, common %s, lyrics %s\n",
           [[asset.availableMetadataFormats componentsJoinedByString:@" "] UTF8String], [title.stringValue UTF8String],
           [key UTF8String], [artist.stringValue UTF8String], [title.commonKey UTF8String], [asset.lyrics UTF8String]);
    AVAssetTrack *track = [[asset tracksWithMediaType:AVMediaTypeAudio] objectAtIndex:0];
    printf("none of ID3 %d, of a track %d\n", [asset metadataForFormat:AVMetadataFormatID3Metadata].count == 0,
           track.commonMetadata.count == 0 && track.availableMetadataFormats.count == 0 &&
               [track metadataForFormat:AVMetadataFormatiTunesMetadata].count == 0);
}

// MARK: Chapters

/// A copy of the film with chapters as Nero's programs write them, behind all else in its tables, which are its last box.
static NSURL *chaptered(void) {
    NSMutableData *data = [NSMutableData dataWithContentsOfURL:film()];
    static const unsigned char chapters[] = {
        0, 0, 0, 51, 'u', 'd', 't', 'a', 0, 0, 0, 43, 'c', 'h', 'p', 'l', 1, 0, 0, 0, 0, 0, 0, 0, 2,
        0, 0, 0, 0, 0, 0, 0, 0, 3, 'R', 'e', 'd',
        0, 0, 0, 0, 0, 0x98, 0x96, 0x80, 5, 'L', 'a', 't', 'e', 'r'};
    NSRange found = [data rangeOfData:[NSData dataWithBytes:"moov" length:4] options:NSDataSearchBackwards
                                range:NSMakeRange(0, data.length)];
    unsigned char *head = (unsigned char *)data.mutableBytes + found.location - 4;
    unsigned size = ((unsigned)head[0] << 24 | head[1] << 16 | head[2] << 8 | head[3]) + sizeof chapters;
    unsigned char bytes[4] = {size >> 24, size >> 16, size >> 8, size};
    memcpy(head, bytes, 4);
    [data appendBytes:chapters length:sizeof chapters];
    NSURL *url = place(@"chapters.mp4");
    [data writeToURL:url atomically:YES];
    return url;
}

static void chapters(void) {
    NSLocale *german = [[[NSLocale alloc] initWithLocaleIdentifier:@"de"] autorelease];
    printf("no chapters: %d, ", (int)asset.availableChapterLocales.count);
    AVURLAsset *with = [AVURLAsset URLAssetWithURL:chaptered() options:nil];
    printf("%d of another language\n",
           (int)[with chapterMetadataGroupsWithTitleLocale:german containingItemsWithCommonKeys:nil].count);
    NSLocale *locale = with.availableChapterLocales.count ? [with.availableChapterLocales objectAtIndex:0] : nil;
    printf("chapters: of a language %d", locale != nil);
    AVMetadataItem *last = nil;
    for (AVTimedMetadataGroup *group in [with chapterMetadataGroupsWithTitleLocale:locale containingItemsWithCommonKeys:nil]) {
        last = item(group.items, AVMetadataCommonKeyTitle, AVMetadataKeySpaceCommon);
        printf(", %s %.2f-%.2f", [last.stringValue UTF8String], CMTimeGetSeconds(group.timeRange.start),
               CMTimeGetSeconds(CMTimeRangeGetEnd(group.timeRange)));
    }
    printf(", at %.2f in it %d\n", CMTimeGetSeconds(last.time), [last.locale isEqual:locale]);
    CMTimeRange range = CMTimeRangeMake(at(0.5), at(1));
    AVMutableTimedMetadataGroup *group =
        [[[AVMutableTimedMetadataGroup alloc] initWithItems:[NSArray arrayWithObject:last] timeRange:range] autorelease];
    AVTimedMetadataGroup *copy = [[group copy] autorelease];
    AVTimedMetadataGroup *same =
        [[[AVTimedMetadataGroup alloc] initWithItems:[NSArray arrayWithObject:last] timeRange:range] autorelease];
    group.timeRange = CMTimeRangeMake(at(2), at(1));
    group.items = [NSArray array];
    printf("group: %.2f-%.2f of %d, copied %d, changed %.2f, equal %d\n", CMTimeGetSeconds(same.timeRange.start),
           CMTimeGetSeconds(CMTimeRangeGetEnd(same.timeRange)), (int)same.items.count,
           copy.items.count == 1 && CMTimeRangeEqual(copy.timeRange, range), CMTimeGetSeconds(group.timeRange.start),
           [copy isEqual:same] && ![group isEqual:same]);
}

// MARK: Choices

static void choices(void) {
    AVMediaSelectionGroup *group = [asset mediaSelectionGroupForMediaCharacteristic:AVMediaCharacteristicAudible];
    AVMediaSelectionOption *first = [group.options objectAtIndex:0], *second = [group.options objectAtIndex:1];
    unsigned type = [[first.mediaSubTypes objectAtIndex:0] unsignedIntValue];
    BOOL isAudible = [[asset.availableMediaCharacteristicsWithMediaSelectionOptions lastObject]
        isEqual:AVMediaCharacteristicAudible];
    NSString *language = [first.locale objectForKey:NSLocaleLanguageCode];
    printf("to choose: %s, options %d, empty %d, first %s %c%c%c%c %s %d\n", isAudible ? "audible" : "?",
           (int)group.options.count, group.allowsEmptySelection, [first.mediaType UTF8String], type >> 24, type >> 16 & 255,
           type >> 8 & 255, type & 255, [language isEqual:@"en"] ? "eng" : [language UTF8String],
           first.playable && first.commonMetadata.count == 0 && first.availableMetadataFormats.count == 0 &&
               [first metadataForFormat:AVMetadataFormatiTunesMetadata].count == 0);
    NSArray *audible = [NSArray arrayWithObject:AVMediaCharacteristicAudible];
    NSArray *german = [AVMediaSelectionGroup mediaSelectionOptionsFromArray:group.options withLocale:second.locale];
    printf("by list %d, by language %d, audible %d, not audible %d, playable %d, itself again %d\n",
           [group mediaSelectionOptionWithPropertyList:[second propertyList]] == second,
           german.count == 1 && [german objectAtIndex:0] == second,
           (int)[AVMediaSelectionGroup mediaSelectionOptionsFromArray:group.options withMediaCharacteristics:audible].count,
           (int)[AVMediaSelectionGroup mediaSelectionOptionsFromArray:group.options withoutMediaCharacteristics:audible].count,
           (int)[AVMediaSelectionGroup playableMediaSelectionOptionsFromArray:group.options].count,
           [first associatedMediaSelectionOptionInMediaSelectionGroup:group] != nil);
}

static const char *language(AVMediaSelectionOption *option) {
    NSString *code = [option.locale objectForKey:NSLocaleLanguageCode];
    return [code isEqual:@"en"] ? "eng" : [code isEqual:@"de"] ? "deu" : [code UTF8String];
}

// MARK: Writing

static int samples(AVAsset *of, NSString *type) {
    AVAssetReader *reader = [AVAssetReader assetReaderWithAsset:of error:NULL];
    NSArray *tracks = [of tracksWithMediaType:type];
    if (tracks.count == 0) return 0;
    AVAssetReaderTrackOutput *output = [AVAssetReaderTrackOutput assetReaderTrackOutputWithTrack:[tracks objectAtIndex:0]
                                                                                  outputSettings:nil];
    [reader addOutput:output];
    [reader startReading];
    int count = 0;
    CMSampleBufferRef sample;
    while ((sample = [output copyNextSampleBuffer])) {
        count++;
        CFRelease(sample);
    }
    return count;
}

static AVMetadataItem *titled(NSString *title) {
    AVMutableMetadataItem *item = [AVMutableMetadataItem metadataItem];
    item.keySpace = AVMetadataKeySpaceCommon;
    item.key = AVMetadataCommonKeyTitle;
    item.value = title;
    return item;
}

/// Copies the film's samples by a writer.
static void copy(AVAssetWriter *writer) {
    AVAssetReader *reader = [AVAssetReader assetReaderWithAsset:asset error:NULL];
    NSMutableArray *outputs = [NSMutableArray array], *inputs = [NSMutableArray array];
    for (NSString *type in [NSArray arrayWithObjects:AVMediaTypeVideo, AVMediaTypeAudio, nil]) {
        AVAssetReaderTrackOutput *output = [AVAssetReaderTrackOutput
            assetReaderTrackOutputWithTrack:[[asset tracksWithMediaType:type] objectAtIndex:0] outputSettings:nil];
        [reader addOutput:output];
        [outputs addObject:output];
        AVAssetWriterInput *input = [AVAssetWriterInput assetWriterInputWithMediaType:type outputSettings:nil];
        input.expectsMediaDataInRealTime = YES;
        if (type == AVMediaTypeVideo) input.metadata = [NSArray arrayWithObject:titled(@"Own")];
        [writer addInput:input];
        [inputs addObject:input];
    }
    [reader startReading];
    [writer startWriting];
    [writer startSessionAtSourceTime:kCMTimeZero];
    for (int i = 0; i < 2; i++) {
        CMSampleBufferRef sample;
        AVAssetWriterInput *input = [inputs objectAtIndex:i];
        while ((sample = [[outputs objectAtIndex:i] copyNextSampleBuffer])) {
            [input appendSampleBuffer:sample];
            CFRelease(sample);
        }
        [input markAsFinished];
    }
}

static NSUInteger find(NSData *data, const char *box) {
    return [data rangeOfData:[NSData dataWithBytes:box length:4] options:0 range:NSMakeRange(0, data.length)].location;
}

static void writing(void) {
    AVAssetWriter *writer = [AVAssetWriter assetWriterWithURL:place(@"written.mov") fileType:AVFileTypeQuickTimeMovie
                                                        error:NULL];
    writer.metadata = [NSArray arrayWithObject:titled(@"Written")];
    writer.movieTimeScale = 90000;
    writer.shouldOptimizeForNetworkUse = YES;
    copy(writer);
    BOOL isWritten = [writer finishWriting];
    AVURLAsset *made = [AVURLAsset URLAssetWithURL:writer.outputURL options:nil];
    NSData *data = [NSData dataWithContentsOfURL:writer.outputURL];
    const unsigned char *head = (const unsigned char *)data.bytes + find(data, "mvhd") + 16;
    printf("written as it stands: %d, %d pictures, sound %d, title %s, track named %d, scale %d, tables first %d\n", isWritten,
           samples(made, AVMediaTypeVideo), samples(made, AVMediaTypeAudio) > 100,
           [item(made.commonMetadata, AVMetadataCommonKeyTitle, AVMetadataKeySpaceCommon).stringValue UTF8String],
           [data rangeOfData:[NSData dataWithBytes:"nameOwn" length:7] options:0 range:NSMakeRange(0, data.length)].length == 7,
           head[0] << 24 | head[1] << 16 | head[2] << 8 | head[3], find(data, "moov") < find(data, "mdat"));
    writer = [AVAssetWriter assetWriterWithURL:place(@"fragments.mov") fileType:AVFileTypeQuickTimeMovie error:NULL];
    writer.movieFragmentInterval = CMTimeMake(1, 2);
    copy(writer);
    data = [NSData dataWithContentsOfURL:writer.outputURL];
    [data writeToURL:place(@"unfinished.mov") atomically:YES];
    printf("without the head: %d, fragments %d, ", find(data, "moov") == NSNotFound, find(data, "moof") != NSNotFound);
    made = [AVURLAsset URLAssetWithURL:[NSURL fileURLWithPath:[NSTemporaryDirectory()
                                           stringByAppendingPathComponent:@"unfinished.mov"]] options:nil];
    printf("played %d\n", made.playable && samples(made, AVMediaTypeVideo) > 50);
    [writer finishWriting];
    writer = [AVAssetWriter assetWriterWithURL:place(@"late.mp4") fileType:AVFileTypeMPEG4 error:NULL];
    AVAssetWriterInput *input = [AVAssetWriterInput assetWriterInputWithMediaType:AVMediaTypeAudio outputSettings:nil];
    [writer addInput:input];
    BOOL begins = [writer startWriting];
    printf("waits for its first sample: %d, kinds %d\n", begins && writer.status == AVAssetWriterStatusWriting,
           [writer canApplyOutputSettings:nil forMediaType:AVMediaTypeAudio] &&
               ![[AVAssetWriter assetWriterWithURL:place(@"x.m4a") fileType:AVFileTypeAppleM4A error:NULL].availableMediaTypes
                   containsObject:AVMediaTypeVideo]);
    [writer cancelWriting];
}

/// The picture's size with and without the shape of its pixels.
static void aperture(void) {
    AVAssetImageGenerator *generator = [AVAssetImageGenerator assetImageGeneratorWithAsset:asset];
    generator.apertureMode = AVAssetImageGeneratorApertureModeEncodedPixels;
    CGImageRef image = [generator copyCGImageAtTime:at(0.5) actualTime:NULL error:NULL];
    printf("encoded alone: %zux%zu, mode kept %d\n", CGImageGetWidth(image), CGImageGetHeight(image),
           [generator.apertureMode isEqual:AVAssetImageGeneratorApertureModeEncodedPixels]);
    CGImageRelease(image);
    generator.apertureMode = nil;
    image = [generator copyCGImageAtTime:at(0.5) actualTime:NULL error:NULL];
    printf("with its pixels' shape: %zux%zu\n", CGImageGetWidth(image), CGImageGetHeight(image));
    CGImageRelease(image);
}

@implementation Delegate

- (void)select {
    AVPlayerItem *item = player.currentItem;
    AVMediaSelectionGroup *group = [asset mediaSelectionGroupForMediaCharacteristic:AVMediaCharacteristicAudible];
    printf("selected %s", language([item selectedMediaOptionInMediaSelectionGroup:group]));
    [item selectMediaOption:[group.options objectAtIndex:1] inMediaSelectionGroup:group];
    printf(", then %s", language([item selectedMediaOptionInMediaSelectionGroup:group]));
    [item selectMediaOption:nil inMediaSelectionGroup:group];
    printf(", not none %s", language([item selectedMediaOptionInMediaSelectionGroup:group]));
    AVMediaSelectionGroup *other = [[AVAsset assetWithURL:film()]
        mediaSelectionGroupForMediaCharacteristic:AVMediaCharacteristicAudible];
    printf(", nothing else %d\n", [item selectedMediaOptionInMediaSelectionGroup:other] == nil);
    aperture();
    writing();
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    asset = [[AVURLAsset alloc] initWithURL:film() options:nil];
    metadata();
    chapters();
    choices();
    player = [[AVPlayer alloc] initWithPlayerItem:[AVPlayerItem playerItemWithAsset:asset]];
    [self performSelector:@selector(select) withObject:nil afterDelay:1];
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
