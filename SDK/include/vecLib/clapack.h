// LAPACK is not there.
#pragma once
#import <vecLib/vecLibTypes.h>
