#pragma once
#import <UIKit/UIKitTypes.h>

typedef enum { UIPrintInfoOutputGeneral, UIPrintInfoOutputPhoto, UIPrintInfoOutputGrayscale } UIPrintInfoOutputType;
typedef enum { UIPrintInfoOrientationPortrait, UIPrintInfoOrientationLandscape } UIPrintInfoOrientation;
typedef enum { UIPrintInfoDuplexNone, UIPrintInfoDuplexLongEdge, UIPrintInfoDuplexShortEdge } UIPrintInfoDuplex;

/// How something is printed (iOS 4.2).
@interface UIPrintInfo : NSObject <NSCopying, NSCoding>
+ (UIPrintInfo *)printInfo;
+ (UIPrintInfo *)printInfoWithDictionary:(NSDictionary *)dictionary;
@property (nonatomic, copy) NSString *printerID;
/// The app's name by default.
@property (nonatomic, copy) NSString *jobName;
@property (nonatomic) UIPrintInfoOutputType outputType;
@property (nonatomic) UIPrintInfoOrientation orientation;
@property (nonatomic) UIPrintInfoDuplex duplex;
/// For `+printInfoWithDictionary:`.
- (NSDictionary *)dictionaryRepresentation;
@end
