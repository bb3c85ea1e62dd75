// Classes that are declared only give the answers of "not available", and say so once.
// error: +[CIFilter filterNamesInCategories:] is not there yet
// error: CMTextFormatDescriptionGetFontName is not there yet
// > 1 1 0
// > 1 1
// > tweet 0
// > {1, 2, 3} 4
// > 1
#import <AVFoundation/AVFoundation.h>
#import <Accounts/Accounts.h>
#import <AssetsLibrary/AssetsLibrary.h>
#import <AudioUnit/AudioUnit.h>
#import <CoreBluetooth/CoreBluetooth.h>
#import <CoreData/CoreData.h>
#import <CoreImage/CoreImage.h>
#import <CoreText/CoreText.h>
#import <Twitter/Twitter.h>

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSError *error = nil;
    BOOL hasFilters = [CIFilter filterNamesInCategories:nil] != nil;
    AVAssetReader *reader = [AVAssetReader assetReaderWithAsset:nil error:&error];
    printf("%d %d %d\n", !hasFilters, reader == nil && error != nil, [[[AVCaptureSession alloc] init] isRunning]);
    printf("%d %d\n", CMTextFormatDescriptionGetFontName(NULL, 0, NULL) == -12745, kCTFontAttributeName != NULL);
    printf("tweet %d\n", [TWTweetComposeViewController canSendTweet]);
    CIVector *vector = [CIVector vectorWithString:@"[1 2 3 4]"];
    printf("{%g, %g, %g} %d\n", vector.X, vector.Y, vector.Z, (int)[vector count]);
    printf("%d\n", [NSFetchRequest superclass] == [NSPersistentStoreRequest class]);
    [pool release];
    return 0;
}
