#pragma once
#include <openssl/asn1.h>
#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/cms.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/obj_mac.h>
#include <openssl/objects.h>
#include <openssl/ocsp.h>
#include <openssl/pem.h>
#include <openssl/pkcs12.h>
#include <openssl/provider.h>
#include <openssl/rand.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>
#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>
#include <limits.h>

// Swift sees functions but no macros with arguments: those that are needed, as functions.

static inline long verger_bio_memory(BIO *bio, char **bytes) { return BIO_get_mem_data(bio, bytes); }
static inline STACK_OF(X509) *verger_certificates_new(void) { return sk_X509_new_null(); }
static inline int verger_certificates_count(const STACK_OF(X509) *stack) { return sk_X509_num(stack); }
static inline X509 *verger_certificates_at(const STACK_OF(X509) *stack, int index) { return sk_X509_value(stack, index); }
static inline int verger_certificates_push(STACK_OF(X509) *stack, X509 *certificate) {
    return sk_X509_push(stack, certificate);
}
static inline void verger_certificates_free(STACK_OF(X509) *stack) { sk_X509_pop_free(stack, X509_free); }
/// Only the stack; the certificates stay with whom they belong to.
static inline void verger_certificates_free_stack(STACK_OF(X509) *stack) { sk_X509_free(stack); }

/// At the end of what a stream in memory holds, reading ends too: it does not ask to be tried again.
static inline void verger_bio_end(BIO *bio) { BIO_set_mem_eof_return(bio, 0); }

static inline int verger_revoked_count(const STACK_OF(X509_REVOKED) *stack) { return sk_X509_REVOKED_num(stack); }
static inline X509_REVOKED *verger_revoked_at(const STACK_OF(X509_REVOKED) *stack, int index) {
    return sk_X509_REVOKED_value(stack, index);
}

static inline int verger_signers_count(const STACK_OF(CMS_SignerInfo) *stack) { return sk_CMS_SignerInfo_num(stack); }
static inline CMS_SignerInfo *verger_signers_at(const STACK_OF(CMS_SignerInfo) *stack, int index) {
    return sk_CMS_SignerInfo_value(stack, index);
}

static inline int verger_usages_count(const EXTENDED_KEY_USAGE *usages) { return sk_ASN1_OBJECT_num(usages); }
static inline ASN1_OBJECT *verger_usages_at(const EXTENDED_KEY_USAGE *usages, int index) {
    return sk_ASN1_OBJECT_value(usages, index);
}

// The parts of a PKCS#12 file: each is a row of bags, in the clear or encrypted.

static inline int verger_parts_count(const STACK_OF(PKCS7) *parts) { return sk_PKCS7_num(parts); }
static inline PKCS7 *verger_parts_at(const STACK_OF(PKCS7) *parts, int index) { return sk_PKCS7_value(parts, index); }
static inline void verger_parts_free(STACK_OF(PKCS7) *parts) { sk_PKCS7_pop_free(parts, PKCS7_free); }
static inline int verger_part_is_clear(PKCS7 *part) { return PKCS7_type_is_data(part); }
/// NULL for a part that is not encrypted by a passphrase.
static inline const X509_ALGOR *verger_part_algorithm(PKCS7 *part) {
    if (!PKCS7_type_is_encrypted(part) || !part->d.encrypted || !part->d.encrypted->enc_data) return NULL;
    return part->d.encrypted->enc_data->algorithm;
}
static inline int verger_bags_count(const STACK_OF(PKCS12_SAFEBAG) *bags) { return sk_PKCS12_SAFEBAG_num(bags); }
static inline PKCS12_SAFEBAG *verger_bags_at(const STACK_OF(PKCS12_SAFEBAG) *bags, int index) {
    return sk_PKCS12_SAFEBAG_value(bags, index);
}
static inline void verger_bags_free(STACK_OF(PKCS12_SAFEBAG) *bags) {
    sk_PKCS12_SAFEBAG_pop_free(bags, PKCS12_SAFEBAG_free);
}

/// How often an encryption by a passphrase hashes it: what a stranger's file asks of this machine.
///
/// @return 0 where the work is bounded otherwise (scrypt, by its memory), LONG_MAX for what cannot be read.
static inline long verger_iterations(const X509_ALGOR *algorithm) {
    long count = LONG_MAX;
    if (OBJ_obj2nid(algorithm->algorithm) == NID_pbes2) {
        PBE2PARAM *scheme = (PBE2PARAM *)ASN1_TYPE_unpack_sequence(ASN1_ITEM_rptr(PBE2PARAM), algorithm->parameter);
        if (!scheme) return count;
        int function = OBJ_obj2nid(scheme->keyfunc->algorithm);
        if (function == NID_id_scrypt) count = 0;
        if (function == NID_id_pbkdf2) {
            PBKDF2PARAM *derivation =
                (PBKDF2PARAM *)ASN1_TYPE_unpack_sequence(ASN1_ITEM_rptr(PBKDF2PARAM), scheme->keyfunc->parameter);
            if (derivation) count = ASN1_INTEGER_get(derivation->iter);
            PBKDF2PARAM_free(derivation);
        }
        PBE2PARAM_free(scheme);
    } else {
        PBEPARAM *derivation = (PBEPARAM *)ASN1_TYPE_unpack_sequence(ASN1_ITEM_rptr(PBEPARAM), algorithm->parameter);
        if (derivation) count = derivation->iter ? ASN1_INTEGER_get(derivation->iter) : 1;
        PBEPARAM_free(derivation);
    }
    return count < 0 ? LONG_MAX : count;
}
