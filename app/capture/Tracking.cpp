// SPDX-License-Identifier: Apache-2.0
#include "app/capture/Tracking.h"

#include <cupti.h>

namespace warpgrain::capture {

namespace {

template <typename T>
const T &parametersOf(const CUpti_CallbackData &data) {
  return *static_cast<const T *>(data.functionParams);
}

std::uint64_t addressOf(const void *pointer) {
  return reinterpret_cast<std::uintptr_t>(pointer);
}

/// The memory that a call has made; nothing where the call makes none.
Range made(CUpti_CallbackId call, const CUpti_CallbackData &data) {
  switch (call) {
  case CUPTI_DRIVER_TRACE_CBID_cuMemAlloc_v2: {
    const auto &given = parametersOf<cuMemAlloc_v2_params>(data);
    return {.begin = *given.dptr, .bytes = given.bytesize};
  }
  case CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch_v2: {
    const auto &given = parametersOf<cuMemAllocPitch_v2_params>(data);
    return {.begin = *given.dptr, .bytes = *given.pPitch * given.Height};
  }
  case CUPTI_DRIVER_TRACE_CBID_cuMemAllocManaged: {
    const auto &given = parametersOf<cuMemAllocManaged_params>(data);
    return {.begin = *given.dptr, .bytes = given.bytesize, .kind = MemoryKind::managed};
  }
  case CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync:
  case CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync_ptsz: {
    const auto &given = parametersOf<cuMemAllocAsync_params>(data);
    return {.begin = *given.dptr, .bytes = given.bytesize, .kind = MemoryKind::pooled};
  }
  case CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync:
  case CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync_ptsz: {
    const auto &given = parametersOf<cuMemAllocFromPoolAsync_params>(data);
    return {.begin = *given.dptr, .bytes = given.bytesize, .kind = MemoryKind::pooled};
  }
  case CUPTI_DRIVER_TRACE_CBID_cuMemAllocHost_v2: {
    const auto &given = parametersOf<cuMemAllocHost_v2_params>(data);
    return {.begin = addressOf(*given.pp), .bytes = given.bytesize, .kind = MemoryKind::host};
  }
  case CUPTI_DRIVER_TRACE_CBID_cuMemHostAlloc: {
    const auto &given = parametersOf<cuMemHostAlloc_params>(data);
    return {.begin = addressOf(*given.pp), .bytes = given.bytesize, .kind = MemoryKind::host};
  }
  case CUPTI_DRIVER_TRACE_CBID_cuMemHostRegister_v2: {
    const auto &given = parametersOf<cuMemHostRegister_v2_params>(data);
    return {.begin = addressOf(given.p), .bytes = given.bytesize, .kind = MemoryKind::host};
  }
  case CUPTI_DRIVER_TRACE_CBID_cuMemMap: {
    const auto &given = parametersOf<cuMemMap_params>(data);
    return {.begin = given.ptr, .bytes = given.size, .kind = MemoryKind::mapped};
  }
  default:
    return {};
  }
}

/// Where the memory begins that a call takes away; 0 where it takes none.
std::uint64_t takenAway(CUpti_CallbackId call, const CUpti_CallbackData &data) {
  switch (call) {
  case CUPTI_DRIVER_TRACE_CBID_cuMemFree_v2:
    return parametersOf<cuMemFree_v2_params>(data).dptr;
  case CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync:
  case CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync_ptsz:
    return parametersOf<cuMemFreeAsync_params>(data).dptr;
  case CUPTI_DRIVER_TRACE_CBID_cuMemFreeHost:
    return addressOf(parametersOf<cuMemFreeHost_params>(data).p);
  case CUPTI_DRIVER_TRACE_CBID_cuMemHostUnregister:
    return addressOf(parametersOf<cuMemHostUnregister_params>(data).p);
  case CUPTI_DRIVER_TRACE_CBID_cuMemUnmap:
    return parametersOf<cuMemUnmap_params>(data).ptr;
  default:
    return 0;
  }
}

} // namespace

std::vector<CUpti_CallbackId> trackedCalls() {
  return {CUPTI_DRIVER_TRACE_CBID_cuMemAlloc_v2,
          CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch_v2,
          CUPTI_DRIVER_TRACE_CBID_cuMemAllocManaged,
          CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync,
          CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync_ptsz,
          CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync,
          CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync_ptsz,
          CUPTI_DRIVER_TRACE_CBID_cuMemAllocHost_v2,
          CUPTI_DRIVER_TRACE_CBID_cuMemHostAlloc,
          CUPTI_DRIVER_TRACE_CBID_cuMemHostRegister_v2,
          CUPTI_DRIVER_TRACE_CBID_cuMemMap,
          CUPTI_DRIVER_TRACE_CBID_cuMemFree_v2,
          CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync,
          CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync_ptsz,
          CUPTI_DRIVER_TRACE_CBID_cuMemFreeHost,
          CUPTI_DRIVER_TRACE_CBID_cuMemHostUnregister,
          CUPTI_DRIVER_TRACE_CBID_cuMemUnmap,
          CUPTI_DRIVER_TRACE_CBID_cuTexObjectCreate,
          CUPTI_DRIVER_TRACE_CBID_cuTexObjectDestroy,
          CUPTI_DRIVER_TRACE_CBID_cuSurfObjectCreate,
          CUPTI_DRIVER_TRACE_CBID_cuSurfObjectDestroy};
}

void Tracked::see(CUpti_CallbackId call, const CUpti_CallbackData &data) {
  if (data.callbackSite == CUPTI_API_ENTER) {
    if (const std::uint64_t begin = takenAway(call, data); begin != 0) allocations.remove(begin);
    if (call == CUPTI_DRIVER_TRACE_CBID_cuTexObjectDestroy)
      textures.erase(parametersOf<cuTexObjectDestroy_params>(data).texObject);
    if (call == CUPTI_DRIVER_TRACE_CBID_cuSurfObjectDestroy)
      textures.erase(parametersOf<cuSurfObjectDestroy_params>(data).surfObject);
    return;
  }
  if (data.functionReturnValue == nullptr || *static_cast<const CUresult *>(data.functionReturnValue) != CUDA_SUCCESS)
    return;
  if (const Range range = made(call, data); range.begin != 0) allocations.add(range);
  if (call == CUPTI_DRIVER_TRACE_CBID_cuTexObjectCreate)
    textures.insert(*parametersOf<cuTexObjectCreate_params>(data).pTexObject);
  if (call == CUPTI_DRIVER_TRACE_CBID_cuSurfObjectCreate)
    textures.insert(*parametersOf<cuSurfObjectCreate_params>(data).pSurfObject);
}

} // namespace warpgrain::capture
