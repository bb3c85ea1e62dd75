#pragma once
#import <MapKit/MKAnnotation.h>

@interface MKShape : NSObject <MKAnnotation>
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *subtitle;
@end
