#import "../../../SDK/include/Verger/FilePaths.h"

NSString *VergerFilePath(NSURL *url) {
    if ([url isFileURL]) return [url path];
    return [url scheme] == nil && [[url path] hasPrefix:@"/"] ? [url path] : nil;
}
