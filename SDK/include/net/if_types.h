// Kinds of network interfaces.
#pragma once
#define IFT_OTHER 0x1
#define IFT_ETHER 0x6
#define IFT_PPP 0x17
#define IFT_LOOP 0x18
#define IFT_CELLULAR 0xff
