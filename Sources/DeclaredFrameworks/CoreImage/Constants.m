#import <CoreImage/CoreImage.h>
