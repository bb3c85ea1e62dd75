// The same as LoadAcrossFiles under ARC, whose modules are described by one word more.
// flags: -fobjc-arc
// source: LoadAcrossFiles.mm
//
// > Alone, with a helper of another file: helps
// > Base
// > Derived
// > category of Derived
// > by hand: Alone, with a helper of another file: helps
#include "LoadAcrossFiles.m"
