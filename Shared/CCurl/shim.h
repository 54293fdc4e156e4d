#pragma once
// The functions of libcurl with a variable number of arguments, which Swift cannot call, with one each.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <netinet/in.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>

static inline CURLcode ccurl_set_text(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_number(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_pointer(CURL *handle, CURLoption option, const void *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_writer(CURL *handle,
                                        size_t (*writer)(char *, size_t, size_t, void *),
                                        void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, writer);
  return code == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_WRITEDATA, context) : code;
}

static inline CURLcode ccurl_set_reader(CURL *handle,
                                        size_t (*reader)(char *, size_t, size_t, void *),
                                        void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_READFUNCTION, reader);
  return code == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_READDATA, context) : code;
}

static inline CURLcode ccurl_set_progress(CURL *handle,
                                          int (*watcher)(void *, curl_off_t, curl_off_t, curl_off_t, curl_off_t),
                                          void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, watcher);
  return code == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_XFERINFODATA, context) : code;
}

static inline CURLcode ccurl_set_opener(CURL *handle,
                                        curl_socket_t (*opener)(void *, curlsocktype, struct curl_sockaddr *),
                                        void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, opener);
  return code == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, context) : code;
}

static inline long ccurl_status(CURL *handle) {
  long status = 0;
  return curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK ? status : 0;
}

// Seconds of the answer's Retry-After; 0 without one.
static inline long long ccurl_retry_after(CURL *handle) {
  curl_off_t seconds = 0;
  return curl_easy_getinfo(handle, CURLINFO_RETRY_AFTER, &seconds) == CURLE_OK ? seconds : 0;
}

// Writes the address that is about to be connected to; returns its length: 4, 16, or 0 for another family.
static inline int ccurl_address(const struct curl_sockaddr *place, uint8_t bytes[16]) {
  if (place->family == AF_INET) {
    struct sockaddr_in four;
    memcpy(&four, &place->addr, sizeof four);
    memcpy(bytes, &four.sin_addr, 4);
    return 4;
  }
  if (place->family == AF_INET6) {
    // curl's structure has room for every family behind the declared one.
    struct sockaddr_in6 six;
    memcpy(&six, (const void *)&place->addr, sizeof six);
    memcpy(bytes, &six.sin6_addr, 16);
    return 16;
  }
  return 0;
}

// A socket as curl would open it, closed over `exec`.
static inline curl_socket_t ccurl_socket(const struct curl_sockaddr *place) {
  return socket(place->family, place->socktype | SOCK_CLOEXEC, place->protocol);
}
