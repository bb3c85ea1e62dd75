// An app saves an image among the photographs, and keeps geometry in an archive.

#import <UIKit/UIKit.h>
#import <UIKit/UISavedPhotos.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSMutableData *data = [NSMutableData data];
    NSKeyedArchiver *archiver = [[NSKeyedArchiver alloc] initForWritingWithMutableData:data];
    [archiver encodeCGRect:CGRectMake(1, -2.5, 3, 1e9) forKey:@"rect"];
    [archiver encodeCGAffineTransform:CGAffineTransformMakeScale(2, 3) forKey:@"transform"];
    [archiver finishEncoding];
    [archiver release];
    NSKeyedUnarchiver *unarchiver = [[NSKeyedUnarchiver alloc] initForReadingWithData:data];
    CGRect rect = [unarchiver decodeCGRectForKey:@"rect"];
    CGAffineTransform transform = [unarchiver decodeCGAffineTransformForKey:@"transform"];
    CGPoint none = [unarchiver decodeCGPointForKey:@"nothing"];
    printf("%g %g %g %g %g %g\n", rect.origin.x, rect.origin.y, rect.size.height, transform.a, transform.d, none.x);
    [unarchiver release];

    UIGraphicsBeginImageContext(CGSizeMake(7, 5));
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    UIImageWriteToSavedPhotosAlbum(image, nil, NULL, NULL);
    UIImageWriteToSavedPhotosAlbum(nil, nil, NULL, NULL);
    NSString *folder = [NSHomeDirectory() stringByAppendingPathComponent:@"Media/DCIM/100APPLE"];
    NSArray *names = [[NSFileManager defaultManager] directoryContentsAtPath:folder];
    NSString *path = [folder stringByAppendingPathComponent:@"IMG_0001.PNG"];
    printf("%d file, %g wide\n", (int)[names count], [UIImage imageWithContentsOfFile:path].size.width);
    [pool drain];
    return 0;
}

// > 1 -2.5 1e+09 2 3 0
// > 1 file, 7 wide
