#pragma once
const char *_Nonnull objc_runtime_probe(void);
