#pragma once
#import <vecLib/cblas.h>
#import <vecLib/vDSP.h>
