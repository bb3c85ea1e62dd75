#pragma once
#import <MapKit/MapKit.h>
