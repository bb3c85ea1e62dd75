#pragma once
#import <vecLib/cblas.h>
#import <vecLib/vDSP.h>
#import <vecLib/vDSP_translate.h>
#import <vecLib/vecLibTypes.h>
#import <vecLib/vForce.h>
