// Interfaces of plug-ins, as programs that share sources with the Mac name them.
#pragma once
#include <CoreFoundation/CFPlugIn.h>
#include <CoreFoundation/CFUUID.h>

typedef SInt32 HRESULT;
/// As wide as projects that define it themselves say: on the phone UInt32 is an unsigned long.
typedef unsigned long ULONG;
typedef void *LPVOID;
typedef CFUUIDBytes REFIID;

#define SUCCEEDED(status) ((HRESULT)(status) >= 0)
#define FAILED(status) ((HRESULT)(status) < 0)
#define IS_ERROR(status) ((unsigned long)(status) >> 31 == 1)
#define HRESULT_CODE(status) ((status) & 0xFFFF)
#define HRESULT_FACILITY(status) (((status) >> 16) & 0x1FFF)
#define HRESULT_SEVERITY(status) (((status) >> 31) & 0x1)
#define SEVERITY_SUCCESS 0
#define SEVERITY_ERROR 1
#define MAKE_HRESULT(severity, facility, code) \
    ((HRESULT)(((unsigned long)(severity) << 31) | ((unsigned long)(facility) << 16) | ((unsigned long)(code))))

#define S_OK ((HRESULT)0x00000000L)
#define S_FALSE ((HRESULT)0x00000001L)
#define E_UNEXPECTED ((HRESULT)0x8000FFFFL)
#define E_NOTIMPL ((HRESULT)0x80000001L)
#define E_OUTOFMEMORY ((HRESULT)0x80000002L)
#define E_INVALIDARG ((HRESULT)0x80000003L)
#define E_NOINTERFACE ((HRESULT)0x80000004L)
#define E_POINTER ((HRESULT)0x80000005L)
#define E_HANDLE ((HRESULT)0x80000006L)
#define E_ABORT ((HRESULT)0x80000007L)
#define E_FAIL ((HRESULT)0x80000008L)
#define E_ACCESSDENIED ((HRESULT)0x80000009L)

#define IUnknownUUID \
    CFUUIDGetConstantUUIDWithBytes( \
        NULL, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xC0, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x46)

/// How methods are called: as all functions.
#define STDMETHODCALLTYPE

#define IUNKNOWN_C_GUTS \
    void *_reserved; \
    HRESULT(STDMETHODCALLTYPE *QueryInterface)(void *thisPointer, REFIID iid, LPVOID *ppv); \
    ULONG(STDMETHODCALLTYPE *AddRef)(void *thisPointer); \
    ULONG(STDMETHODCALLTYPE *Release)(void *thisPointer)

typedef struct IUnknownVTbl {
    IUNKNOWN_C_GUTS;
} IUnknownVTbl;
