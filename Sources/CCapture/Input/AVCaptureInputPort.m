#import "Session/SessionState.h"

@implementation AVCaptureInputPort {
    __weak AVCaptureInput *_owner;
    CMFormatDescriptionRef _description;
}

- (id)initWithInput:(AVCaptureInput *)input mediaType:(NSString *)mediaType {
    if (!(self = [super init])) return nil;
    _owner = input;
    _mediaType = mediaType;
    _enabled = YES;
    return self;
}

- (void)dealloc {
    if (_description) CFRelease(_description);
}

- (AVCaptureInput *)input { return _owner; }
- (CMFormatDescriptionRef)formatDescription { return _description; }

- (void)becomeFormat:(CMFormatDescriptionRef)format {
    if (format == NULL || CMFormatDescriptionEqual(format, _description)) return;
    if (_description) CFRelease(_description);
    _description = (CMFormatDescriptionRef)CFRetain(format);
    [[NSNotificationCenter defaultCenter]
        postNotificationName:AVCaptureInputPortFormatDescriptionDidChangeNotification
                      object:self];
}

@end
