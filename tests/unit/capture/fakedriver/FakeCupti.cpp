// SPDX-License-Identifier: Apache-2.0
//
// CUPTI without a GPU: hands the subscriber to the tests' own driver, which tells it of the program's calls.
#include <cupti.h>

extern "C" {

void fakeCudaTell(CUpti_CallbackFunc callback, void *data);
void fakeCudaEnable(CUpti_CallbackDomain domain, CUpti_CallbackId id);

CUptiResult cuptiSubscribe(CUpti_SubscriberHandle *subscriber, CUpti_CallbackFunc callback, void *data) {
  *subscriber = nullptr;
  fakeCudaTell(callback, data);
  return CUPTI_SUCCESS;
}

CUptiResult cuptiEnableCallback(uint32_t, CUpti_SubscriberHandle, CUpti_CallbackDomain domain, CUpti_CallbackId id) {
  fakeCudaEnable(domain, id);
  return CUPTI_SUCCESS;
}

CUptiResult cuptiGetResultString(CUptiResult, const char **text) {
  *text = "fake";
  return CUPTI_SUCCESS;
}

} // extern "C"
