#pragma once
#include <openssl/bio.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/sha.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <string.h>

// Macros with arguments are invisible to Swift; each has a function here.

static inline int copenssl_only_tls13(SSL_CTX *context) {
  return SSL_CTX_set_min_proto_version(context, TLS1_3_VERSION) == 1;
}

static inline void copenssl_set_modes(SSL_CTX *context) {
  // No chain that nobody gave it: peers have the authority.
  SSL_CTX_set_mode(context, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER |
                                SSL_MODE_RELEASE_BUFFERS | SSL_MODE_NO_AUTO_CHAIN);
}

static inline void copenssl_set_options(SSL_CTX *context) {
  SSL_CTX_set_options(context, SSL_OP_NO_TICKET | SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION);
#ifdef SSL_OP_NO_RX_CERTIFICATE_COMPRESSION
  // OpenSSL 3.2 and later would take certificates that are only looked at once they are inflated and parsed.
  SSL_CTX_set_options(context, SSL_OP_NO_RX_CERTIFICATE_COMPRESSION | SSL_OP_NO_TX_CERTIFICATE_COMPRESSION);
#endif
}

static inline void copenssl_limit_chain(SSL_CTX *context, long bytes) {
  SSL_CTX_set_max_cert_list(context, bytes);
}

static inline int copenssl_set_groups(SSL_CTX *context, const char *list) {
  return (int)SSL_CTX_set1_groups_list(context, list);
}

// Takes the certificate over when it succeeds.
static inline int copenssl_add_chain(SSL_CTX *context, X509 *certificate) {
  return (int)SSL_CTX_add0_chain_cert(context, certificate);
}

static inline int copenssl_set_server_name(SSL *ssl, const char *name) {
  return (int)SSL_set_tlsext_host_name(ssl, name);
}

static inline void copenssl_wants_read(BIO *bio) { BIO_set_retry_read(bio); }

static inline void copenssl_clear_wishes(BIO *bio) { BIO_clear_retry_flags(bio); }

// Copies the URI with that index among the alternative names of a certificate, without a zero at the
// end. Returns its length; -1 when there is none, or no room.
static inline int copenssl_uri(X509 *certificate, int wanted, char *out, int room) {
  GENERAL_NAMES *names = X509_get_ext_d2i(certificate, NID_subject_alt_name, NULL, NULL);
  int length = -1;
  for (int i = 0; i < sk_GENERAL_NAME_num(names); i++) {
    const GENERAL_NAME *name = sk_GENERAL_NAME_value(names, i);
    if (name->type != GEN_URI || wanted-- > 0) continue;
    int found = ASN1_STRING_length(name->d.uniformResourceIdentifier);
    if (found <= room) {
      memcpy(out, ASN1_STRING_get0_data(name->d.uniformResourceIdentifier), (size_t)found);
      length = found;
    }
    break;
  }
  GENERAL_NAMES_free(names);
  return length;
}
