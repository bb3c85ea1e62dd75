#pragma once
#import <ExternalAccessory/ExternalAccessoryDefines.h>
#import <ExternalAccessory/EAAccessory.h>
#import <ExternalAccessory/EAAccessoryManager.h>
#import <ExternalAccessory/EASession.h>
