#import "AssetsLibrary/AssetsInside.h"
#import <ImageIO/ImageIO.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

@implementation ALAssetRepresentation {
    NSDictionary *file;
    UIImage *image;
    BOOL isRead;
    CGImageRef screenImage;
}

- (id)initWithFile:(NSDictionary *)aFile {
    if ((self = [super init])) file = aFile;
    return self;
}

- (void)dealloc { CGImageRelease(screenImage); }

- (NSString *)path { return [file objectForKey:@"path"]; }
- (NSString *)UTI { return [file objectForKey:@"type"]; }
- (NSURL *)url { return [file objectForKey:@"url"]; }
- (NSString *)filename { return [self.path lastPathComponent]; }

#pragma mark Bytes

- (long long)size {
    struct stat status;
    return lstat([self.path fileSystemRepresentation], &status) == 0 ? (long long)status.st_size : 0;
}

- (NSUInteger)getBytes:(uint8_t *)buffer
            fromOffset:(long long)offset
                length:(NSUInteger)length
                 error:(NSError **)error {
    int descriptor = open([self.path fileSystemRepresentation], O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    ssize_t count = -1;
    if (descriptor >= 0 && buffer && offset >= 0) {
        NSUInteger done = 0;
        while (done < length && (count = pread(descriptor, buffer + done, length - done, offset + (off_t)done)) > 0) {
            done += (NSUInteger)count;
        }
        if (count >= 0 || length == 0) {
            close(descriptor);
            return done;
        }
    }
    if (descriptor >= 0) close(descriptor);
    if (error) {
        *error = [NSError errorWithDomain:ALAssetsLibraryErrorDomain
                                     code:ALAssetsLibraryDataUnavailableError
                                 userInfo:nil];
    }
    return 0;
}

#pragma mark Pictures

- (UIImage *)image {
    if (isRead) return image;
    isRead = YES;
    if (![[file objectForKey:@"isFilm"] boolValue]) image = [UIImage imageWithContentsOfFile:self.path];
    return image;
}

- (CGSize)dimensions {
    CGImageRef pixels = self.image.CGImage;
    return pixels ? CGSizeMake(CGImageGetWidth(pixels), CGImageGetHeight(pixels)) : CGSizeZero;
}

- (CGImageRef)fullResolutionImage { return self.image.CGImage; }

/// The options are those of an image source. There is only one picture for all of them.
- (CGImageRef)CGImageWithOptions:(NSDictionary *)options { return self.image.CGImage; }

/// The picture, no larger than it fills the screen. From iOS 5 on it is upright, before that the orientation has to be taken
/// into account.
- (CGImageRef)fullScreenImage {
    if (screenImage || self.image == nil) return screenImage;
    BOOL isUpright = [[[UIDevice currentDevice] systemVersion] compare:@"5.0" options:NSNumericSearch] != NSOrderedAscending;
    UIImage *shown = isUpright ? self.image : [UIImage imageWithCGImage:self.image.CGImage];
    CGSize screen = [[UIScreen mainScreen] bounds].size;
    CGFloat side = MAX(screen.width, screen.height) * [[UIScreen mainScreen] scale];
    CGFloat longer = MAX(shown.size.width, shown.size.height);
    if (longer <= 0) return NULL;
    CGFloat factor = MIN(1, side / longer);
    CGSize size = CGSizeMake(MAX(1, round(shown.size.width * factor)), MAX(1, round(shown.size.height * factor)));
    UIGraphicsBeginImageContextWithOptions(size, NO, 1);
    [shown drawInRect:CGRectMake(0, 0, size.width, size.height)];
    screenImage = CGImageRetain(UIGraphicsGetImageFromCurrentImageContext().CGImage);
    UIGraphicsEndImageContext();
    return screenImage;
}

- (NSDictionary *)metadata {
    if (self.image == nil) return nil;
    NSURL *url = [NSURL fileURLWithPath:self.path];
    CGImageSourceRef source = CGImageSourceCreateWithURL((__bridge CFURLRef)url, NULL);
    if (source == NULL) return nil;
    NSDictionary *properties = (__bridge_transfer NSDictionary *)CGImageSourceCopyPropertiesAtIndex(source, 0, NULL);
    CFRelease(source);
    return properties;
}

- (ALAssetOrientation)orientation { return (ALAssetOrientation)self.image.imageOrientation; }

- (float)scale { return 1; }

@end
