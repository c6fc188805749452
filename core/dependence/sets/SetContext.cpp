// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/sets/SetContext.h"

#include <isl/ctx.h>
#include <isl/options.h>

#include <algorithm>

namespace warpgrain::dependence {

namespace {

constexpr unsigned long mostOperationsOfABound = 10'000;

} // namespace

SetContext::SetContext() : ctx_(isl_ctx_alloc()) {
  isl_options_set_on_error(ctx_.get(), ISL_ON_ERROR_CONTINUE);
  isl_ctx_set_max_operations(ctx_.get(), mostOperations);
}

void SetContext::Free::operator()(isl_ctx *ctx) const {
  isl_ctx_free(ctx);
}

void SetContext::beginAnalysis() {
  spent_ = bounds_ = spentOnDetails_ = 0;
  longSearches_ = mostLongSearches;
  limitDetails(mostOfAll, mostOfAQuestion, mostOperations);
  beginQuestion();
}

void SetContext::beginQuestion() {
  spentOnQuestion_ = isAboutCover_ ? mostOfAQuestion - mostOfACover : 0;
  isl_ctx_set_max_operations(ctx_.get(), isAboutDetail_ ? operationsOfADetail_ : mostOperations);
  isl_ctx_reset_operations(ctx_.get());
  isl_ctx_reset_error(ctx_.get());
}

bool SetContext::beginBound() {
  if (++bounds_ > mostBounds) return false;
  beginQuestion();
  isl_ctx_set_max_operations(ctx_.get(), std::min(mostOperationsOfABound, operationsOfADetail_));
  return true;
}

} // namespace warpgrain::dependence
