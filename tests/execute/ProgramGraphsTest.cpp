// SPDX-License-Identifier: Apache-2.0
//
// CUDA graphs: built node by node, captured from streams, launched again and changed.
#include "tests/execute/ProgramTest.h"

namespace warpgrain::tests {
namespace {

using ProgramGraphs = ProgramTest;

TEST_F(ProgramGraphs, NodesRunInTheOrderOfTheirDependencies) {
  EXPECT_EQ(printed(R"(
#include <cstdio>
__global__ void twice(int *p) { p[threadIdx.x] *= 2; }
int main() {
  int host[4] = {1, 2, 3, 4}, back[4] = {};
  int *p; cudaMalloc(&p, 16);
  cudaGraph_t graph; cudaGraphCreate(&graph, 0);
  cudaGraphNode_t toDevice, fill, kernel, toHost, call;
  cudaGraphAddMemcpyNode1D(&toHost, graph, nullptr, 0, back, p, 16, cudaMemcpyDeviceToHost);
  cudaGraphAddMemcpyNode1D(&toDevice, graph, nullptr, 0, p, host, 16, cudaMemcpyHostToDevice);
  cudaMemsetParams m = {};
  m.dst = p; m.value = 0x102; m.elementSize = 2; m.width = 2; m.height = 1;
  cudaGraphAddMemsetNode(&fill, graph, &toDevice, 1, &m);
  cudaKernelNodeParams k = {};
  void *arguments[] = {&p};
  k.func = (void *)twice; k.gridDim = dim3(1); k.blockDim = dim3(4); k.kernelParams = arguments;
  cudaGraphAddKernelNode(&kernel, graph, &fill, 1, &k);
  cudaHostNodeParams h = {};
  h.fn = [](void *data) { printf("%d;", *(int *)data); };
  h.userData = back;
  cudaGraphAddHostNode(&call, graph, &toHost, 1, &h);
  cudaGraphNode_t from[] = {kernel}, to[] = {toHost};
#if CUDART_VERSION >= 13000
  cudaGraphAddDependencies(graph, from, to, nullptr, 1);
#else
  cudaGraphAddDependencies(graph, from, to, 1);
#endif
  size_t nodes = 0, roots = 0;
  cudaGraphGetNodes(graph, nullptr, &nodes);
  cudaGraphGetRootNodes(graph, nullptr, &roots);
  cudaGraphNodeType type; cudaGraphNodeGetType(call, &type);
  printf("%zu %zu %d;", nodes, roots, type == cudaGraphNodeTypeHost);
  cudaGraphExec_t program; cudaGraphInstantiate(&program, graph, 0);
  p = nullptr; // the node has a copy
  cudaGraphLaunch(program, 0);
  host[3] = 40;
  cudaGraphLaunch(program, 0);
  printf("%d %d %d %d;", back[0], back[1], back[2], back[3]);
  k.blockDim = dim3(1);
  void *other; cudaMalloc(&other, 16);
  arguments[0] = &other;
  printf("%d;", cudaGraphExecKernelNodeSetParams(program, kernel, &k));
  cudaGraphLaunch(program, 0);
  printf("%d;%d", back[2], cudaGraphExecDestroy(program) | cudaGraphDestroy(graph));
}
)"),
            "5 1 1;33817092;33817092;33817092 4 6 80;0;16908546;3;0");
}

TEST_F(ProgramGraphs, CapturedStreamsDoNothingUntilTheirGraphIsLaunched) {
  EXPECT_EQ(printed(R"(
#include <cstdio>
__global__ void add(int *p, int n) { *p += n; }
int main() {
  int *p; cudaMallocManaged(&p, 8);
  cudaStream_t one, two; cudaStreamCreate(&one); cudaStreamCreate(&two);
  cudaEvent_t forked, joined; cudaEventCreate(&forked); cudaEventCreate(&joined);
  cudaStreamBeginCapture(one, cudaStreamCaptureModeGlobal);
  cudaMemsetAsync(p, 0, 8, one);
  cudaEventRecord(forked, one);
  cudaStreamWaitEvent(two, forked, 0);
  add<<<1, 1, 0, two>>>(p, 3);
  cudaEventRecord(joined, two);
  cudaStreamCaptureStatus status; cudaStreamIsCapturing(two, &status);
  cudaStreamWaitEvent(one, joined, 0);
  int *q; cudaMallocAsync(&q, 4, one);
  cudaMemcpyAsync(q, p, 4, cudaMemcpyDefault, one);
  add<<<1, 1, 0, one>>>(q, 4);
  cudaMemcpyAsync(p + 1, q, 4, cudaMemcpyDefault, one);
  cudaFreeAsync(q, one);
  cudaGraph_t graph; cudaStreamEndCapture(one, &graph);
  size_t nodes; cudaGraphGetNodes(graph, nullptr, &nodes);
  p[0] = p[1] = 9;
  printf("%d %zu %d %d;", status, nodes, p[0], p[1]);
  cudaGraphExec_t program; cudaGraphInstantiate(&program, graph, 0);
  cudaGraphLaunch(program, one); cudaGraphLaunch(program, one);
  cudaStreamSynchronize(one);
  printf("%d %d", p[0], p[1]);
}
)"),
            "1 7 9 9;3 7");
}

TEST_F(ProgramGraphs, WhatACaptureDoesNotAllowIsRefused) {
  EXPECT_EQ(printed(R"(
#include <cstdio>
__global__ void k() {}
static void tell(cudaError_t error) { printf("%s\n", cudaGetErrorName(error) + 9); cudaGetLastError(); }
int main() {
  cudaStream_t one, two; cudaStreamCreate(&one); cudaStreamCreate(&two);
  cudaEvent_t event; cudaEventCreate(&event);
  cudaGraph_t graph;
  tell(cudaStreamBeginCapture(0, cudaStreamCaptureModeGlobal));
  cudaStreamBeginCapture(one, cudaStreamCaptureModeGlobal);
  tell(cudaStreamBeginCapture(one, cudaStreamCaptureModeGlobal));
  tell(cudaStreamSynchronize(one));
  tell(cudaStreamEndCapture(one, &graph));
  printf("%d\n", graph == nullptr);
  cudaStreamBeginCapture(one, cudaStreamCaptureModeGlobal);
  k<<<1, 1>>>(); tell(cudaGetLastError());
  cudaStreamEndCapture(one, &graph);
  cudaStreamBeginCapture(one, cudaStreamCaptureModeGlobal);
  cudaEventRecord(event, one); cudaStreamWaitEvent(two, event, 0);
  k<<<1, 1, 0, two>>>();
  tell(cudaEventSynchronize(event));
  tell(cudaStreamEndCapture(one, &graph));
  k<<<1, 1, 0, two>>>(); tell(cudaGetLastError());
}
)"),
            "StreamCaptureUnsupported\nIllegalState\nStreamCaptureUnsupported\nStreamCaptureInvalidated\n1\n"
            "StreamCaptureImplicit\nCapturedEvent\nStreamCaptureUnjoined\nss\n");
}

TEST_F(ProgramGraphs, AnExecutableTakesOverAnotherGraphOfTheSameShape) {
  EXPECT_EQ(printed(R"(
#include <cstdio>
__global__ void set(int *p, int n) { *p = n; }
static cudaGraph_t graphOf(int *p, int n, bool twice) {
  cudaStream_t stream; cudaStreamCreate(&stream);
  cudaGraph_t graph;
  cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed);
  set<<<1, 1, 0, stream>>>(p, n);
  if (twice) set<<<1, 1, 0, stream>>>(p + 1, n);
  cudaStreamEndCapture(stream, &graph);
  cudaStreamDestroy(stream);
  return graph;
}
int main() {
  int *p; cudaMallocManaged(&p, 8);
  cudaGraph_t first = graphOf(p, 1, false), child;
  cudaGraphExec_t program; cudaGraphInstantiate(&program, first, 0);
#if CUDART_VERSION >= 12000
  cudaGraphExecUpdateResultInfo info;
  int ok = cudaGraphExecUpdate(program, graphOf(p, 2, false), &info) | info.result;
  int changed = cudaGraphExecUpdate(program, graphOf(p, 3, true), &info);
  int why = info.result;
#else
  cudaGraphNode_t node; cudaGraphExecUpdateResult result;
  int ok = cudaGraphExecUpdate(program, graphOf(p, 2, false), &node, &result) | result;
  int changed = cudaGraphExecUpdate(program, graphOf(p, 3, true), &node, &result);
  int why = result;
#endif
  cudaGraphLaunch(program, 0); cudaDeviceSynchronize();
  printf("%d %d %d %d;", ok, changed, why, *p);
  cudaGraphClone(&child, first);
  cudaGraphNode_t inside; cudaGraph_t outer; cudaGraphCreate(&outer, 0);
  cudaGraphAddChildGraphNode(&inside, outer, nullptr, 0, child);
  cudaGraphInstantiate(&program, outer, 0); cudaGraphLaunch(program, 0); cudaDeviceSynchronize();
  printf("%d", *p);
}
)"),
            "0 910 2 2;1");
}

} // namespace
} // namespace warpgrain::tests
